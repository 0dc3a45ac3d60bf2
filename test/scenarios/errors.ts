import assert from 'node:assert/strict';
import { loadFacts } from '../../src/api/load';
import { versions } from '../../src/config/versions';
import { writeFile } from '../../src/lib/files';
import type { Bot } from './harness/bot';
import { voiceSampleOf, type Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';
import type { Context } from './harness/types';

type Fact = ReturnType<typeof loadFacts>['errors'][number];

/**
 * Maps a cause, such as `Player.seek: number`, to the messages that it produces. A cause is a member, followed by a
 * distinctive part of the documented message or condition.
 */
type Seen = Record<string, string[]>;

/** Calls documented members with the arguments that the error conditions describe. Runs in the bot process. */
async function provoke({ library, options, manager, play }: Context, errors: Fact[]): Promise<Seen> {
  type Loose = Record<string, (...values: unknown[]) => unknown>;
  const seen: Seen = {};
  const isDocumented = (name: string): boolean => {
    const [by, words = ''] = name.split(': ');
    return errors.some((fact) => by === fact.thrownBy && `${fact.message} ${fact.condition}`.includes(words));
  };
  const attempt = async (name: string, call: () => unknown): Promise<void> => {
    if (!name.endsWith(': none') && !isDocumented(name)) return;
    const result = new Promise((resolve) => resolve(call())).then(() => 'no error');
    (seen[name] ??= []).push(await result.catch((error: Error) => error.message));
  };
  /** Calls members with each list of arguments. */
  const calls = async (type: string, target: unknown, rows: [list: unknown[], causes: string][]): Promise<void> => {
    for (const [list, causes] of rows) {
      for (const cause of causes.split(', '))
        await attempt(`${type}.${cause}`, () => (target as Loose)[cause.split(':')[0]](...list));
    }
  };
  /** Constructs objects with valid options, except for one option. */
  const construct = async (type: string, own: object, rows: [value: unknown, causes: string][]): Promise<void> => {
    for (const [value, causes] of rows) {
      for (const cause of causes.split(', ')) {
        const [option, words = `"${option}"`] = cause.split(': ');
        const given = option === 'empty' ? value : { ...own, [option]: value };
        await attempt(`${type}.constructor: ${words}`, () => new library[type](given));
      }
    }
    // Runs last, because Magmastream does not check the options of a second player or node with the same id.
    await attempt(`${type}.constructor: none`, () => new library[type](own));
  };

  const player = await play(['A']);
  const { node, queue } = player;
  const [text, odd] = ['text', { id: '5' }];
  await calls('Player', player, [
    [[], 'setNowPlayingMessage, previous, getCurrentLyrics'],
    [[undefined], 'setTextChannel, setTextChannelId'],
    [[''], 'setVoiceChannelId: No voice, setVoiceChannel: No voice'],
    [[5], 'setVoiceChannelId: Channel must, setVoiceChannel: Channel must'],
    [[text], 'setAutoplay: boolean, setVolume: number, setTrackRepeat, setQueueRepeat, pause, seek'],
    [[text], 'moveNode: found, moveNode: identifier of a node'],
    [[true], 'setAutoplay: provided'],
    [[true, odd], 'setAutoplay: ClientUser'],
    [[false, text], 'setAutoplay: neither an object'],
    [[odd], 'getRecommendedTracks: Track'],
    [[NaN], 'setVolume: number'],
    [[-1], 'setVolume: between'],
    [[1001], 'setVolume: between'],
    [[text, 1000], 'setDynamicRepeat: Repeat'],
    [[true, 1000], 'setDynamicRepeat: size'],
    [[false, 1000], 'setDynamicRepeat: size'],
    [[2], 'stop'],
    [[{}], 'switchGuild: guildId'],
    [[{ guildId: '2' }], 'switchGuild: Voice'],
    [[{ guildId: '2', voiceChannelId: '3' }], 'switchGuild: Text'],
  ]);
  const track = queue.current!;
  await calls('Queue', queue, [
    [[odd], 'add: Track[]'],
    [[track, NaN], 'add: number'],
    [[track, -1], 'add: between'],
    [[track, 5], 'add: between'],
    [[text, 1], 'remove: parameter'],
    [[0, text], 'remove: parameter'],
    [[1, 1], 'remove: range'],
    [[0, 0], 'remove: range'],
    [[5, 6], 'remove: range'],
  ]);
  await calls('Node', node, [
    [[track], 'getLyrics'],
    [[player], 'getSponsorBlock, setSponsorBlock: plugin, deleteSponsorBlock'],
  ]);
  node.info.plugins.push({ name: 'sponsorblock-plugin' });
  await calls('Node', node, [
    [[player, []], 'setSponsorBlock: Segments'],
    [[player, [text]], 'setSponsorBlock: valid'],
  ]);
  await calls('TrackUtils', library.TrackUtils, [
    [[], 'build: present, validate, isUnresolvedTrack, isTrack, buildUnresolved'],
    [[text], 'setTrackPartial'],
    [[[5]], 'setTrackPartial'],
    [[odd], 'getClosestTrack: UnresolvedTrack'],
    [[{}], 'build: valid'],
    [[{ info: {} }], 'build: valid'],
  ]);
  await calls('Structure', library.Structure, [[[text, () => library.Player], 'extend, get']]);
  await calls('Manager', manager, [[[text], 'loadPlayerStates']]);
  queue.current = null;
  await calls('Player', player, [
    [[], 'play'],
    [[odd], 'play'],
  ]);

  // The names that these options have had since 2.8.1, and before.
  const ids = {
    guildId: '2',
    voiceChannelId: '3',
    textChannelId: '4',
    guild: '2',
    voiceChannel: '3',
    textChannel: '4',
  };
  await construct('Player', ids, [
    [false, 'empty: must not be empty'],
    [0, 'empty: must not be empty'],
    [undefined, 'guildId: "guild ID", guild: "guild"'],
    ['', 'guildId: "guild ID", guild: "guild"'],
    ['a1', 'guildId: "guild ID", guild: "guild", textChannelId, voiceChannelId, textChannel, voiceChannel'],
    [text, 'selfDeafen, selfMute, volume'],
    [5, 'node'],
  ]);
  const voiceless = { guildId: '6', guild: '6', voiceChannelId: undefined, voiceChannel: undefined };
  const silent = manager.create({ ...ids, ...voiceless });
  await calls('Player', silent, [[[], 'connect']]);
  await construct('Node', { host: 'host', identifier: 'own' }, [
    [false, 'empty: must not be empty'],
    [0, 'empty: must not be empty'],
    [undefined, 'host'],
    ['', 'host, password'],
    [5, 'host, identifier, password'],
    [text, 'port, resumeStatus, resumeTimeout, retryAmount, retryDelay, secure, priority, requestTimeout'],
  ]);
  await calls('Player', silent, [[['own'], 'moveNode: Failed, moveNode: no current track']]);

  await construct('Manager', { ...options, nodes: [] }, [
    [null, 'empty: must not be empty'],
    [undefined, 'empty: must not be empty, autoPlay, nodes, send'],
    [' ', 'clientName, lastFmApiKey'],
    [5, 'clientName, lastFmApiKey, useNode: a string'],
    [text, 'autoPlay, defaultSearchPlatform, autoPlaySearchPlatform, send, usePriority, useNode: either'],
    [text, 'replaceYouTubeCredentials, maxPreviousTracks: be a number'],
    [odd, 'nodes, plugins: "plugins", trackPartial: trackPartial" must be an array.'],
    [[odd], 'plugins: Plugin at'],
    [[text], 'trackPartial: valid TrackPartial'],
    [[5], 'trackPartial: array of strings'],
    [NaN, 'maxPreviousTracks: be a number'],
    [0, 'maxPreviousTracks: positive'],
    [-1, 'maxPreviousTracks: positive'],
  ]);
  const withNodes = { ...options, usePriority: true, nodes: [{ host: 'host' }] };
  await attempt('Manager.constructor: "priority"', () => new library.Manager(withNodes));
  const plugins = isDocumented('Manager.init: Plugin') ? [odd] : [];
  await calls('Manager', new library.Manager({ ...options, nodes: [], plugins }), [
    [[text], 'init: clientId'],
    [[5], 'init: clientId'],
    [['1'], 'init: Plugin'],
    [['song'], 'search: available'],
  ]);
  await attempt('Player.constructor: available', () => new library.Player(ids));
  manager.nodes.clear();
  await calls('Player', player, [
    [[], 'autoMoveNode'],
    [[track], 'getRecommendedTracks: available, getRecommended'],
  ]);
  return seen;
}

/** The causes that `createEarly` uses, in its order. */
const early = ['Node.constructor: initiated', 'Player.constructor: initiated', 'TrackUtils.getClosestTrack: initiated'];

/** Runs in the bot process, before the manager exists. */
async function createEarly({ library: { Node, Player, TrackUtils }, replies }: Context): Promise<void> {
  const { getClosestTrack } = TrackUtils as unknown as Record<string, (track: object) => unknown>;
  const calls = [
    () => new Node({ host: 'host' }),
    () => new Player({ guildId: '1', guild: '1' }),
    () => getClosestTrack({}),
  ];
  for (const call of calls) {
    const result = new Promise((resolve) => resolve(call())).then(() => 'no error');
    replies.push(await result.catch((error: Error) => error.message));
  }
}

/** Errors that need the node, or that occur before the manager exists. */
async function provokeOnNode(stage: Stage, isDocumented: (name: string) => boolean): Promise<Seen> {
  const { lavalink } = stage;
  const bot = await stage.start({ node: { retryAmount: 2, retryDelay: 50 }, setup: createEarly });
  await bot.evaluate(({ play }) => play(['A']));
  const replies = await bot.replies();
  const seen: Seen = Object.fromEntries(early.map((name, index) => [name, [replies[index]]]));
  const listen = async (name: string, cause: () => unknown): Promise<void> => {
    if (!isDocumented(name)) return;
    bot.events.mark();
    cause();
    seen[name] = [String((await bot.event('nodeError')).values[1])];
  };
  const search = () => bot.evaluate(({ manager }) => manager.search('song').then(() => 'no error', String));
  const decode = () => bot.evaluate(({ manager }) => manager.decodeTracks(['x']).then(() => 'no error', String));
  await listen('Node.message', () => lavalink.session.send({ op: 'unknown', message: 'text' }));
  await listen('Node.handleEvent', () => stage.player.event('UnknownEvent', {}));
  await listen('Node.trackEnd', () => stage.player.event('TrackEndEvent', { track: {}, reason: 'unknown' }));
  lavalink.failOn('/v4/');
  const failed = [await search()];
  Object.assign(seen, { 'Manager.search: Query': failed, 'Manager.search: An error': failed });
  Object.assign(seen, { 'Manager.search: request fails': failed, 'Manager.decodeTracks: data': [await decode()] });
  lavalink.fault = () => ({ closes: true });
  seen['Manager.decodeTracks: reached'] = [await decode()];
  const gaveUp = bot.event('nodeError', ([, error]) => String(error).startsWith('Unable'));
  lavalink.restart();
  seen['Node.reconnect'] = [String((await gaveUp).values[1])];
  lavalink.fault = () => undefined;
  await bot.evaluate(({ manager }) => {
    manager.nodes.clear();
    void manager.decodeTracks([]);
  });
  seen['Manager.decodeTracks: available'] = [await crashOf(bot)];
  return seen;
}

const crashOf = async (bot: Bot): Promise<string> => (await bot.crash())!.replace('unhandledRejection: ', '');

/** An invalid volume, which ends the process in later versions, because the constructor does not await `setVolume`. */
async function provokeVolume(stage: Stage, volume: number): Promise<string> {
  const bot = await stage.start();
  // NaN arrives in the bot process as null.
  const thrown = bot.evaluate(
    ({ play }, value) => play(['A'], 1, { volume: value ?? NaN }).then(() => 'no error', String),
    volume,
  );
  const rejected = crashOf(bot);
  const message = await Promise.race([thrown.catch(() => rejected), rejected]);
  await bot.end();
  return message.replace(/^(?:Type|Range)Error: /, '');
}

/** A folder of saved players that cannot be created, which Magmastream logs. */
async function provokeFolder(stage: Stage): Promise<string> {
  writeFile(stage.path('magmastream/dist/sessionData/players'), '');
  const bot = await stage.start();
  await bot.evaluate(async ({ manager, play }) => {
    const { guildId } = await play(['A']);
    await manager.savePlayerState(guildId);
  });
  return /Failed to resolve.*/.exec(bot.text)?.[0] ?? 'nothing logged';
}

const matches = ({ message, via }: Fact, text: string): boolean => {
  if (message === null) return text !== 'no error';
  const pattern = message.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '.+');
  return new RegExp(via === 'wrapped' ? pattern : `^(?:Error: )?${pattern}$`, 's').test(text);
};

/** Returns the errors that a cause stands for. */
function factsOf(errors: Fact[], cause: string): Fact[] {
  const [by, words = ''] = cause.split(': ');
  const own = errors.filter(({ thrownBy }) => thrownBy === by);
  const found = own.filter(({ message }) => message?.includes(words));
  return found.length > 0 ? found : own.filter(({ condition }) => condition.includes(words));
}

/** Asserts that each cause stands for one error and produces its message, and that no error is left. */
function assertDocumented(errors: Fact[], seen: Seen): void {
  const provoked = Object.entries(seen).flatMap(([cause, messages]) => {
    const facts = factsOf(errors, cause);
    if (facts.length > 1) assert.fail(`${cause}: ${facts.length} documented errors`);
    for (const text of facts.length > 0 ? messages : [])
      assert.ok(matches(facts[0], text), `${cause}: ${text} instead of ${facts[0].message}`);
    return facts;
  });
  const left = errors.filter((fact) => !provoked.includes(fact));
  assert.deepEqual(
    left.map(({ thrownBy, message, condition }) => `${thrownBy}: ${message ?? condition}`),
    [],
    'errors without an attempt',
  );
}

export const errorMessages = versions.map(({ version }): Scenario => ({
  name: 'errors: the documented conditions cause the documented messages',
  samples: voiceSampleOf(version),
  versions: [version],
  async run(stage) {
    const { errors } = loadFacts(version);
    const isDocumented = (cause: string): boolean => factsOf(errors, cause).length > 0;
    const bot = await stage.start();
    const seen = await bot.evaluate(provoke, errors);
    await bot.end();
    for (const name of ['Manager', 'Node', 'Player']) {
      assert.deepEqual(seen[`${name}.constructor: none`], ['no error'], `${name} accepts valid options`);
      delete seen[`${name}.constructor: none`];
    }
    Object.assign(seen, await provokeOnNode(stage, isDocumented));
    const apart: Record<string, () => Promise<string>> = {
      'Player.constructor: Volume must be a number': () => provokeVolume(stage, NaN),
      'Player.constructor: Volume must be between': () => provokeVolume(stage, 1001),
      'Manager.getPlayerFilePath': () => provokeFolder(stage),
    };
    for (const [cause, run] of Object.entries(apart)) if (isDocumented(cause)) seen[cause] = [await run()];
    assertDocumented(errors, seen);
    stage.notes.push(`all ${errors.length} errors provoked`);
  },
}));
