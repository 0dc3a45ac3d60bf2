import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `npm run check:bot` in another process. */
function checkBot(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/checkBot.ts', ...args],
    { encoding: 'utf8' },
  );
  return { output: stdout + stderr, status };
}

test('npm run check:bot prints the file, line and column of each problem', () => {
  const bot = mkdtempSync(join(tmpdir(), 'bot-'));
  mkdirSync(join(bot, 'node_modules'));
  writeFileSync(join(bot, 'node_modules', 'a.js'), 'require("magmastream").Manager.gone;');
  writeFileSync(
    join(bot, 'index.js'),
    'const { Manager } = require("magmastream");\nclient.audio = new Manager({ autoPlay: true });',
  );
  writeFileSync(join(bot, 'play.js'), 'module.exports = (client) =>\n  client.audio.create({ guild: "1" });');
  expect(checkBot(bot, '--from', '2.7.5', '--to', '2.8.7')).toEqual({
    output: `${bot}/play.js:2:25 \`guild\` is now \`guildId\`.\nOne problem on one line in one file, from 2.7.5 to 2.8.7.\n`,
    status: 1,
  });
  const { output, status } = checkBot(bot, '--from', '2.8.5');
  expect(output).toContain('No problem found from 2.8.5 to 2.8.7 in the 2 files that use Magmastream.');
  expect(status).toBe(0);
}, 60_000);

test('npm run check:bot names the versions that it knows', () => {
  const { output, status } = checkBot('bot', '--from', '1.0.0');
  expect(output).toContain('Usage: npm run check:bot');
  expect(output).toContain('2.8.7, 2.8.5');
  expect(status).toBe(1);
}, 60_000);
