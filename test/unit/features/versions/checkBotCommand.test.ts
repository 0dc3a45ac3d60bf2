import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '../../../../scripts/checkBot';
import { runMain } from '../../../../scripts/lib/main.mjs';
import { currentVersion } from '../../../../src/config/versions';

jest.mock('../../../../scripts/lib/main.mjs', () => ({ runMain: jest.fn() }));

const main = jest.mocked(runMain).mock.lastCall![0] as () => void;

/** Runs `npm run check:bot` in this process. */
function checkBot(...args: string[]) {
  const log = jest.spyOn(console, 'log').mockReset();
  process.argv.splice(2, Infinity, ...args);
  main();
  const { exitCode } = process;
  process.exitCode = 0;
  return { lines: log.mock.calls.map(([line]) => line as string), exitCode };
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
    lines: [
      `${bot}/play.js:2:25 \`guild\` is now \`guildId\`.`,
      'One problem on one line in one file, from 2.7.5 to 2.8.7.',
    ],
    exitCode: 1,
  });
  const { lines, exitCode } = checkBot(bot, '--from', '2.8.5', '--to', '2.8.7');
  expect(lines.join()).toContain('No problem found from 2.8.5 to 2.8.7 in the 2 files that use Magmastream.');
  expect(exitCode).toBe(0);
  expect(checkBot(bot, '--from', '2.8.5').lines.join()).toContain(`from 2.8.5 to ${currentVersion.version}`);
});

test('npm run check:bot lists the versions that it knows', () => {
  expect(() => checkBot('bot', '--from', '1.0.0')).toThrow(/^Usage: npm run check:bot[\s\S]*2\.8\.7, 2\.8\.5/);
});
