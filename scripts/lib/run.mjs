import { spawn } from 'node:child_process';

/**
 * Runs a command with its output shown and nothing on its input, so that no tool can wait for an answer.
 * With `capture` its standard output is returned too. A command that cannot be started counts as exit code 127.
 */
export function run(command, args, { env, capture = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
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
