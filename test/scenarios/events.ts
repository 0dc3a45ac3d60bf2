import assert from 'node:assert/strict';
import { loadFacts } from '../../src/api/load';
import { versions } from '../../src/config/versions';
import { botId, idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { voiceSample, type Scenario, type Stage } from './harness/scenario';
import type { Session } from './lavalink/session';
import { trackOf } from './lavalink/shapes';

const { guildId, otherChannelId } = idsOf(1);

/** Causes each event, in an order that gives each cause the state that it needs. */
const causes: [event: string, cause: (stage: Stage, bot: Bot) => unknown][] = [
  ['nodeCreate', ({ lavalink }, bot) => bot.evaluate(addNode, lavalink.port)],
  ['nodeConnect', (_, bot) => bot.evaluate(({ manager }) => manager.nodes.get('second')!.connect())],
  ['nodeDisconnect', (stage) => lastSession(stage).close(4000)],
  ['nodeReconnect', (stage) => lastSession(stage).close(4000)],
  ['nodeError', (stage) => lastSession(stage).send({ op: 'unknown', message: 'text' })],
  ['nodeDestroy', (_, bot) => bot.evaluate(({ manager }) => manager.destroyNode('second'))],
  ['playerCreate', (_, bot) => bot.evaluate(({ play }) => play([]))],
  ['trackStart', (_, bot) => bot.evaluate(({ play }) => play(['A', 'B', 'C', 'D']))],
  ['debug', (_, bot) => bot.evaluate(({ manager }) => manager.search('song', { id: '5' }))],
  ['nodeRaw', ({ lavalink }) => lavalink.sendStats()],
  ['playerStateUpdate', (_, bot) => bot.evaluate(({ player }) => player.setVolume(50))],
  ['playerMove', ({ discord }) => discord.move(1, botId, otherChannelId)],
  ['segmentsLoaded', onPlayer('SegmentsLoaded', { segments: [] })],
  ['segmentSkipped', onPlayer('SegmentSkipped', { segment: { category: 'intro', start: 0, end: 1 } })],
  ['chaptersLoaded', onPlayer('ChaptersLoaded', { chapters: [] })],
  ['chapterStarted', onPlayer('ChapterStarted', { chapter: { name: 'one', start: 0, end: 1, duration: 1 } })],
  ['socketClosed', onPlayer('WebSocketClosedEvent', { code: 4017, reason: 'DAVE', byRemote: true })],
  ['trackEnd', ({ lavalink }) => lavalink.player(guildId)!.end('finished')],
  ['trackError', ({ lavalink }) => void lavalink.player(guildId)!.fail('Broken')],
  ['trackStuck', onPlayer('TrackStuckEvent', { track: trackOf('C'), thresholdMs: 10_000 })],
  ['queueEnd', ({ lavalink }) => lavalink.player(guildId)!.end('finished')],
  ['playerDisconnect', ({ discord }) => discord.move(1, botId, null)],
  ['playerDestroy', (_, bot) => bot.evaluate(async ({ play }) => (await play([])).destroy(false))],
];

const lastSession = ({ lavalink }: Stage): Session => [...lavalink.sessions.values()].at(-1)!;

function addNode({ manager }: Parameters<Parameters<Bot['evaluate']>[0]>[0], port: number): void {
  manager.createNode({ identifier: 'second', host: '127.0.0.1', port, retryDelay: 50 });
}

function onPlayer(type: string, rest: object) {
  return ({ lavalink }: Stage): void => lavalink.player(guildId)!.event(type, rest);
}

/** Describes the arguments of each event in the bot process, where the arguments still have their classes. */
function describeEvents(bot: Bot, events: string[]): Promise<void> {
  return bot.evaluate(({ manager }, names) => {
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
    const fired: Record<string, string[][]> = {};
    const { on } = manager as unknown as { on: (name: string, run: (...values: unknown[]) => void) => void };
    for (const name of names) on.call(manager, name, (...values) => (fired[name] ??= []).push(values.map(describe)));
    Object.assign(globalThis, { fired });
  }, events);
}

const firedBy = (bot: Bot): Promise<Record<string, string[][]>> =>
  bot.evaluate(() => {
    const shared = globalThis as unknown as { fired: Record<string, string[][]> };
    const copy = { ...shared.fired };
    for (const name of Object.keys(shared.fired)) delete shared.fired[name];
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

export const events: Scenario[] = versions.map(({ version }) => ({
  name: 'events: each event fires once with its documented arguments',
  samples: version === '2.8.7' ? [voiceSample] : [],
  versions: [version],
  async run(stage) {
    const { events: documented } = loadFacts(version);
    const names = documented.map(({ name }) => name);
    const bot = await stage.start();
    await describeEvents(bot, names);
    assert.deepEqual(causes.map(([name]) => name).sort(), names.sort());
    const problems: string[] = [];
    for (const [name, cause] of causes) {
      bot.events.mark();
      await firedBy(bot);
      await cause(stage, bot);
      if (!['debug', 'nodeRaw'].includes(name)) await bot.event(name);
      await stage.settle();
      const fired = (await firedBy(bot))[name] ?? [];
      const { parameters } = documented.find((event) => event.name === name)!;
      const expected = parameters.map(({ type }) => describeType(type)).join();
      const isOften = ['debug', 'playerStateUpdate', 'nodeRaw'].includes(name);
      if (isOften ? fired.length === 0 : fired.length !== 1) problems.push(`${name} fires ${fired.length} times`);
      const wrong = fired.map((values) => values.join()).filter((values) => values !== expected);
      if (wrong.length > 0) problems.push(`${name}: ${wrong[0]} instead of ${expected}`);
    }
    assert.deepEqual(problems, []);
    stage.notes.push(`${causes.length} of ${documented.length} events fired`);
  },
}));
