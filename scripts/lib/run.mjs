import { spawn } from 'node:child_process';

/**
 * Runs a command with its output shown and nothing on its input, so that no tool can wait for an answer. With `show`,
 * that gets the output piece by piece in place of the terminal, and standard output is returned too. A command that
 * cannot be started counts as exit code 127.
 */
export function run(command, args, { cwd, env, show } = {}) {
  return new Promise((resolve) => {
    const target = show ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, stdio: ['ignore', target, target], env: { ...process.env, ...env } });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', show);
    child.on('error', (error) => {
      (show ?? console.error)(`${command}: ${error.message}\n`);
      resolve({ code: 127, output });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs npm: the very one that runs this script where there is one, else that on PATH. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options);
}

/** Runs a script of package.json without npm's own lines around it. */
export const npmScript = (name, options) => npm(['run', '--silent', name], options);
