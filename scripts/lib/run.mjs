import { spawn } from 'node:child_process';

/**
 * Runs a command without input. `show` receives the output instead of the terminal. The code of a command that cannot
 * start is 127.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, show } = {}) {
  return new Promise((resolve) => {
    const target = show ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, stdio: ['ignore', target, target], env: { ...process.env, ...env } });
    let output = '';
    const add = (text) => {
      output += text;
      show(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', add);
    child.on('error', (error) => {
      (show ?? console.error)(`${command}: ${error.message}\n`);
      resolve({ code: 127, output });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs the npm installation that started this script. If npm did not start the script, runs the npm on PATH. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options);
}

/** Runs a package.json script and suppresses the lines that npm adds to its output. */
export const npmScript = (name, options) => npm(['run', '--silent', name], options);

/** Reads `N passed` and `N failed` from the end of a tool's output. Counts at least one failure if the tool fails. */
export function countsOf({ code, output }) {
  const last = (outcome) => Number(output.match(new RegExp(`\\d+(?= ${outcome})`, 'g'))?.at(-1) ?? 0);
  const passed = last('passed');
  return { passed, failed: code === 0 && passed > 0 ? 0 : Math.max(1, last('failed')) };
}

/** Returns the total counts of steps and, if some failed, their names as the last line. */
export function summaryOf(steps) {
  const total = (key) => steps.reduce((sum, counts) => sum + counts[key], 0);
  const names = steps.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const counts = `${total('passed')} passed, ${total('failed')} failed`;
  return names.length > 0 ? `${counts}\nFailed: ${names.join(', ')}. Search for “== ${names[0]}” above.` : counts;
}
