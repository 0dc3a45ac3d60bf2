import assert from 'node:assert/strict';
import { loadFacts } from '../../src/api/load';
import { versions } from '../../src/config/versions';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { voiceSampleOf, type Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';
import type { Context } from './harness/types';

type Cause = (stage: Stage, bot: Bot) => unknown;

const onPlayer =
  (type: string, rest: object): Cause =>
  ({ player }) =>
    player.event(type, rest);

/** Causes each event, in an order that gives each cause the state that it needs. */
const causes: Record<string, Cause> = {
  nodeCreate: ({ lavalink }, bot) =>
    bot.evaluate(({ manager }, port) => {
      manager.createNode({ identifier: 'second', host: '127.0.0.1', port, retryDelay: 50 });
    }, lavalink.port),
  nodeConnect: (_, bot) => bot.evaluate(({ manager }) => manager.nodes.get('second')!.connect()),
  nodeDisconnect: ({ lavalink }) => lavalink.session.close(4000),
  nodeReconnect: ({ lavalink }) => lavalink.session.close(4000),
  nodeError: ({ lavalink }) => lavalink.session.send({ op: 'unknown', message: 'text' }),
  nodeDestroy: (_, bot) => bot.evaluate(({ manager }) => manager.destroyNode('second')),
  playerCreate: (_, bot) => bot.evaluate(({ play }) => play([])),
  trackStart: (_, bot) => bot.evaluate(({ play }) => play(['A', 'B', 'C', 'D'])),
  debug: (_, bot) => bot.evaluate(({ manager }) => manager.search('song', { id: '5' })),
  nodeRaw: ({ lavalink }) => lavalink.sendStats(),
  playerStateUpdate: (_, bot) => bot.evaluate(({ player }) => player.setVolume(50)),
  playerMove: ({ discord }) => discord.move(idsOf(1).otherChannelId),
  segmentsLoaded: onPlayer('SegmentsLoaded', { segments: [] }),
  segmentSkipped: onPlayer('SegmentSkipped', { segment: { category: 'intro', start: 0, end: 1 } }),
  chaptersLoaded: onPlayer('ChaptersLoaded', { chapters: [] }),
  chapterStarted: onPlayer('ChapterStarted', { chapter: { name: 'one', start: 0, end: 1, duration: 1 } }),
  socketClosed: ({ player }) => player.close(4017, 'DAVE'),
  trackEnd: ({ player }) => player.end(),
  trackError: ({ player }) => void player.fail(),
  trackStuck: ({ player }) => player.stick(),
  queueEnd: ({ player }) => player.end(),
  playerDisconnect: ({ discord }) => discord.move(null),
  playerDestroy: (_, bot) => bot.evaluate(async ({ play }) => (await play([])).destroy(false)),
};

type Fired = Record<string, string[]>;

/** Describes the arguments of each event in the bot process, where the arguments still have their classes. */
function describeEvents({ manager }: Context, names: string[]): void {
  const describe = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return typeof value;
    const { name } = value.constructor;
    if (name !== 'Object') return value instanceof Error ? 'Error' : name;
    if ('track' in value && 'title' in value) return 'Track';
    if ('changeType' in value) return 'PlayerStateUpdateEvent';
    // A copy of the player from before the change.
    if ('voiceState' in value) return 'Player';
    return 'type' in value ? String(value.type) : 'object';
  };
  const fired: Fired = {};
  for (const name of names) manager.on(name, (...values) => (fired[name] ??= []).push(values.map(describe).join()));
  Object.assign(globalThis, { fired });
}

/** Returns the arguments of the events since the last call. */
const takeFired = (bot: Bot): Promise<Fired> =>
  bot.evaluate(() => {
    const { fired } = globalThis as unknown as { fired: Fired };
    const copy = { ...fired };
    for (const name of Object.keys(copy)) delete fired[name];
    return copy;
  });

/** The description of a documented type: SponsorBlock's types have a prefix that its messages lack. */
function describeType(type: string): string {
  if (type === 'unknown' || type.startsWith('{')) return 'object';
  // The type of a change is an enum in 2.6.1, whose values are strings. This scenario never plays unresolved tracks, so
  // they are removed from the unions.
  if (type === 'PlayerStateEventType') return 'string';
  return type.replace(' | UnresolvedTrack', '').replace(/^SponsorBlock/, '');
}

export const events = versions.map(({ version }): Scenario => ({
  name: 'events: each event fires once with its documented arguments',
  samples: voiceSampleOf(version),
  versions: [version],
  async run(stage) {
    const { events: documented } = loadFacts(version);
    const names = documented.map(({ name }) => name);
    const bot = await stage.start();
    await bot.evaluate(describeEvents, names);
    assert.deepEqual(Object.keys(causes).sort(), names.sort());
    const problems: string[] = [];
    for (const [name, cause] of Object.entries(causes)) {
      bot.events.mark();
      await takeFired(bot);
      await cause(stage, bot);
      if (!['debug', 'nodeRaw'].includes(name)) await bot.event(name);
      await stage.settle();
      const fired = (await takeFired(bot))[name] ?? [];
      const { parameters } = documented.find((event) => event.name === name)!;
      const expected = parameters.map(({ type }) => describeType(type)).join();
      const isOften = ['debug', 'playerStateUpdate', 'nodeRaw'].includes(name);
      if (isOften ? fired.length === 0 : fired.length !== 1) problems.push(`${name} fires ${fired.length} times`);
      const wrong = fired.find((values) => values !== expected);
      if (wrong !== undefined) problems.push(`${name}: ${wrong} instead of ${expected}`);
    }
    assert.deepEqual(problems, []);
    stage.notes.push(`all ${names.length} events fired`);
  },
}));
