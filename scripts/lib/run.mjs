import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Maps each running command to the signal that stops it. */
const children = new Map();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let exitCode;

/** Stops all running commands. This process exits with `code` when they have ended. */
function stop(signal, code) {
  exitCode ??= code;
  for (const [child, stopSignal = signal] of children) child.kill(stopSignal);
}

/** Stops the other commands and this process when a long-running command has ended by itself. */
export const stopWith = ({ code }) => (children.size > 0 ? stop('SIGTERM', code) : process.exit(code));

const onSignal = (signal) => stop(signal, 128 + constants.signals[signal]);

function add(child, stopSignal) {
  if (children.size === 0) for (const signal of signals) process.on(signal, onSignal);
  children.set(child, stopSignal);
}

/** Exits after the last command if this process was told to stop, so that no further code runs. */
function remove(child) {
  children.delete(child);
  if (children.size > 0) return;
  if (exitCode !== undefined) process.exit(exitCode);
  for (const signal of signals) process.off(signal, onSignal);
}

/**
 * Runs a command, by default without input. If `show` is set, it receives the output instead of the terminal. A command
 * that cannot start has the exit code 127. If this process receives a signal, sends the command `stopSignal` or the
 * same signal, and exits when the command has ended.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, show, shell, stopSignal, input = 'ignore' } = {}) {
  return new Promise((resolve) => {
    const target = show ? 'pipe' : 'inherit';
    const options = { cwd, shell, stdio: [input, target, target], env: { ...process.env, ...env } };
    const child = spawn(command, args, options);
    add(child, stopSignal);
    let output = '';
    const collect = (text) => {
      output += text;
      show(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', collect);
    const end = (code) => {
      remove(child);
      if (exitCode === undefined) resolve({ code, output });
    };
    child.on('error', (error) => {
      (show ?? console.error)(`${command}: ${error.message}\n`);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs the npm that started this script. If npm did not start the script, runs the npm on PATH. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args], options);
  // Windows starts npm.cmd only through a shell.
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Runs a package.json script and suppresses the lines that npm adds to its output. */
export const npmScript = (name, options) => npm(['run', '--silent', name], options);

/** Reads `N passed` and `N failed` from the end of a tool's output. Counts at least one failure if the tool fails. */
export function countsOf({ code, output }) {
  const last = (outcome) => Number(output.match(new RegExp(`\\d+(?= ${outcome})`, 'g'))?.at(-1) ?? 0);
  const passed = last('passed');
  return { passed, failed: code === 0 && passed > 0 ? 0 : Math.max(1, last('failed')) };
}

/** Returns the total counts of all steps. If steps failed, adds a last line with their names. */
export function summaryOf(steps) {
  const total = (key) => steps.reduce((sum, counts) => sum + counts[key], 0);
  const names = steps.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const counts = `${total('passed')} passed, ${total('failed')} failed`;
  return names.length > 0 ? `${counts}\nFailed: ${names.join(', ')}. Search for “== ${names[0]}” above.` : counts;
}
