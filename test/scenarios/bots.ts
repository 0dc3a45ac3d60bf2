import assert from 'node:assert/strict';
import { versions } from '../../src/config/versions';
import type { Bot } from './harness/bot';
import type { Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';

const numbers = versions.map(({ version }) => version);
const examples = 'getting-started/examples';
const errors = /Unhandled rejection|TypeError|ReferenceError/;

/** Two users run `/play`, and the second search ends before Lavalink has started the first track. */
async function playAtOnce(bot: Bot, { discord, lavalink, settle }: Stage): Promise<void> {
  const queries = ['third song', 'fourth song'];
  const searches = queries.map((text) =>
    lavalink.requests.next(({ query }) => query.get('identifier')?.includes(text) ?? false, text),
  );
  const after = Promise.all(searches).then(() => bot.wait(100));
  lavalink.fault = ({ body }) => (body?.encodedTrack ? { after } : undefined);
  await Promise.all(queries.map((query) => discord.command('play', { query })));
  await settle();
  assert.equal(lavalink.requests.recent().filter(({ body }) => body?.encodedTrack).length, 1);
}

/** Lavalink forgets its players when it restarts. A player that the bot keeps would stay silent. */
async function restartLavalink(bot: Bot, { discord, lavalink, settle }: Stage): Promise<void> {
  discord.voice.mark();
  lavalink.restart();
  await discord.requested('leave');
  await settle();
  assert.equal(await bot.players(), 0);
}

/** Plays two songs with sound, skips the first, stops, gets two requests at once, and loses Lavalink. */
async function playSkipStop(stage: Stage, main: string): Promise<void> {
  const { discord, lavalink } = stage;
  const bot = await stage.start({ main });
  assert.match(await discord.command('play', { query: 'first song' }), /^Added .*(1|first song)/);
  assert.match(await discord.command('play', { query: 'second song' }), /^Added .*(1|second song)/);
  await lavalink.hears();
  assert.equal(stage.player.title, 'first song');
  assert.match(await discord.command('skip'), /^Skipped/);
  await bot.starts('second song');
  assert.match(await discord.command('stop'), /^Stopped\.$/);
  await discord.requested('leave');
  await stage.loses();
  lavalink.requests.mark();
  await playAtOnce(bot, stage);
  await restartLavalink(bot, stage);
  assert.doesNotMatch(bot.text, errors);
}

/** Commands that only the pages of the current version contain, and player behavior without a command. */
async function useAllCommands(stage: Stage): Promise<void> {
  const { discord } = stage;
  const bot = await stage.start({ main: 'src/index.js' });
  await discord.command('play', { query: 'https://tracks.example/playlist' });
  await stage.lavalink.hears();
  const { player } = stage;
  const answers = [
    ['pause', {}, 'Paused.'],
    ['resume', {}, 'Resumed.'],
    ['volume', { percent: 50 }, 'Volume: 50 %.'],
    ['loop', { mode: 'queue' }, 'Loop: queue.'],
    ['seek', { position: '1:30' }, 'Jumped to 1:30.'],
    ['filters', { preset: 'nightcore' }, 'Filter: nightcore. It takes a few seconds.'],
    ['shuffle', {}, 'Shuffled 2 tracks.'],
    ['autoplay', { on: false }, 'Autoplay: off.'],
  ] as const;
  for (const [name, options, text] of answers) assert.equal(await discord.command(name, options), text);
  assert.equal(player.volume, 50);
  assert.match(JSON.stringify(player.filters), /timescale/);
  assert.match(await discord.command('queue'), /playlist 2/);
  assert.match(await discord.command('nowplaying'), /playlist 1/);
  bot.events.mark();
  player.end();
  await bot.event('trackStart', ([, track]) => track !== 'playlist 1');
  assert.equal((await bot.titles()).at(-1), 'playlist 1', 'the loop adds the finished track again');
  await discord.command('loop', { mode: 'off' });
  bot.events.mark();
  await bot.evaluate(({ player: own }) => own.previous());
  await bot.event('trackStart');
  await discord.command('stop');
  await stage.loses();
  assert.equal(await discord.command('skip'), 'Nothing is playing.');
  assert.doesNotMatch(bot.text, errors);
}

const playing = 'plays, skips, stops, and leaves when Lavalink restarts';
const after261 = numbers.filter((version) => version !== '2.6.1');

const oneFile = (sample: string, main: string, own: string[]): Scenario => ({
  name: `${sample.replace(/:.*/, '')}: the bot in one file ${playing}`,
  ...{ samples: [sample], versions: own, run: (stage) => playSkipStop(stage, main) },
});

const manyFiles = (does: string, language: string, own: string[], run: Scenario['run']): Scenario => ({
  name: `${examples}: the bot in many files (${language}) ${does}`,
  ...{ samples: [`${examples}/*: *.${language}`], versions: own, run },
});

export const bots: Scenario[] = [
  oneFile(`${examples}/index-js: index.js`, 'index.js', after261),
  oneFile('getting-started: src/index.ts', 'src/index.js', ['2.6.1']),
  // Earlier versions have these files only in TypeScript, and 2.6.1 has a single file.
  manyFiles(playing, 'js', ['2.8.7'], (stage) => playSkipStop(stage, 'src/index.js')),
  manyFiles(playing, 'ts', after261, (stage) => playSkipStop(stage, 'src/index.js')),
  manyFiles('answers all commands', 'js', ['2.8.7'], useAllCommands),
  manyFiles('answers all commands', 'ts', ['2.8.7'], useAllCommands),
];
