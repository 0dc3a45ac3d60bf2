import assert from 'node:assert/strict';
import { versions } from '../../src/config/versions';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import type { Scenario, Stage } from './harness/scenario';
import type { PlayerUpdate } from './lavalink/shapes';

const { guildId, voiceChannelId } = idsOf(1);
const numbers = versions.map(({ version }) => version);
const examples = 'getting-started/examples';

function assertHealthy({ crashes, text }: Bot): void {
  assert.deepEqual(crashes, []);
  assert.doesNotMatch(text, /Unhandled rejection|TypeError|ReferenceError/);
}

/** Two users run `/play`, and the second search ends before Lavalink has started the first track. */
async function playAtOnce(bot: Bot, stage: Stage): Promise<void> {
  const { discord, lavalink } = stage;
  const queries = ['third song', 'fourth song'];
  const searches = queries.map((text) =>
    lavalink.requests.next(({ query }) => query.get('identifier')?.includes(text) ?? false, text),
  );
  const after = Promise.all(searches).then(() => bot.wait(100));
  const starts = ({ body }: { body: unknown }): boolean => Boolean((body as PlayerUpdate | undefined)?.encodedTrack);
  lavalink.fault = (request) => (starts(request) ? { after } : undefined);
  await Promise.all(queries.map((query) => discord.command('play', { query })));
  await stage.settle();
  assert.equal(lavalink.requests.recent().filter(starts).length, 1);
}

/** Lavalink forgets its players when it restarts. A player that the bot keeps would stay silent. */
async function restartLavalink(bot: Bot, stage: Stage): Promise<void> {
  const { discord, lavalink } = stage;
  discord.voice.mark();
  lavalink.restart();
  await discord.voice.next(({ channelId }) => channelId === null);
  await stage.settle();
  assert.equal(await bot.evaluate(({ manager }) => manager.players.size), 0);
}

/** Plays two songs with sound, skips the first, stops, gets two requests at once, and loses Lavalink. */
async function playSkipStop(stage: Stage, main: string): Promise<void> {
  const { start, discord, lavalink } = stage;
  const bot = await start({ main });
  const [first, second] = ['first song', 'second song'];
  assert.match(await discord.command('play', { query: first }), /^Added .*(1|first song)/);
  assert.match(await discord.command('play', { query: second }), /^Added .*(1|second song)/);
  await lavalink.hears(guildId, voiceChannelId);
  assert.equal(lavalink.player(guildId)?.title, first);
  assert.match(await discord.command('skip'), /^Skipped/);
  await bot.event('trackStart', ([, track]) => track === second);
  assert.match(await discord.command('stop'), /^Stopped\.$/);
  await discord.voice.next(({ channelId }) => channelId === null);
  await stage.loses(guildId);
  lavalink.requests.mark();
  await playAtOnce(bot, stage);
  await restartLavalink(bot, stage);
  assertHealthy(bot);
}

const oneFile = (sample: string, main: string, own: string[]): Scenario => ({
  name: `${sample.replace(/:.*/, '')}: the bot in one file plays, skips, stops, and leaves when Lavalink restarts`,
  samples: [sample],
  versions: own,
  run: (stage) => playSkipStop(stage, main),
});

const manyFiles = (language: 'js' | 'ts'): Scenario => ({
  name: `${examples}: the bot in many files (${language}) plays, skips, stops, and leaves when Lavalink restarts`,
  samples: [`${examples}/*: *.${language}`],
  // Earlier versions have these files only in TypeScript, and 2.6.1 has a single file.
  versions: language === 'js' ? ['2.8.7'] : numbers.filter((version) => version !== '2.6.1'),
  run: (stage) => playSkipStop(stage, 'src/index.js'),
});

/** Commands that only the pages of the current version contain, and player behavior without a command. */
async function useAllCommands(stage: Stage): Promise<void> {
  const { start, discord, lavalink } = stage;
  const bot = await start({ main: 'src/index.js' });
  await discord.command('play', { query: 'https://tracks.example/playlist' });
  await lavalink.hears(guildId, voiceChannelId);
  const player = lavalink.player(guildId)!;
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
  player.end('finished');
  await bot.event('trackStart', ([, track]) => track !== 'playlist 1');
  const queued = await bot.evaluate(({ player }) => player.queue.map(({ title }) => title));
  assert.equal(queued.at(-1), 'playlist 1', 'the loop adds the finished track again');
  await discord.command('loop', { mode: 'off' });
  bot.events.mark();
  await bot.evaluate(({ player }) => player.previous());
  await bot.event('trackStart');
  await discord.command('stop');
  await stage.loses(guildId);
  assert.equal(await discord.command('skip'), 'Nothing is playing.');
  assertHealthy(bot);
}

export const bots: Scenario[] = [
  oneFile(
    `${examples}/index-js: index.js`,
    'index.js',
    numbers.filter((version) => version !== '2.6.1'),
  ),
  oneFile('getting-started: src/index.ts', 'src/index.js', ['2.6.1']),
  manyFiles('js'),
  manyFiles('ts'),
  ...(['js', 'ts'] as const).map((language): Scenario => ({
    name: `${examples}: the bot in many files (${language}) answers all commands`,
    samples: [`${examples}/*: *.${language}`],
    versions: ['2.8.7'],
    run: useAllCommands,
  })),
];
