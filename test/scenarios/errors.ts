import assert from 'node:assert/strict';
import { loadFacts } from '../../src/api/load';
import { versions } from '../../src/config/versions';
import type { Bot } from './harness/bot';
import { write } from './harness/samples';
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
  /** Calls each member once per list of arguments. */
  const calls = async (type: string, target: unknown, rows: [name: string, ...lists: unknown[][]][]): Promise<void> => {
    for (const [name, ...lists] of rows)
      for (const list of lists) await attempt(`${type}.${name}`, () => (target as Loose)[name.split(':')[0]](...list));
  };
  /** Constructs objects with valid options, except for one option. */
  const construct = async (type: string, own: object, rows: [name: string, ...values: unknown[]][]): Promise<void> => {
    for (const [name, ...values] of rows) {
      const [option, words = `"${option}"`] = name.split(': ');
      for (const value of values) {
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
    ['setVoiceChannelId: Channel must', [5]],
    ['setVoiceChannelId: No voice', ['']],
    ['setVoiceChannel: Channel must', [5]],
    ['setVoiceChannel: No voice', ['']],
    ['setTextChannel', [undefined]],
    ['setTextChannelId', [undefined]],
    ['setNowPlayingMessage', []],
    ['setAutoplay: boolean', [text]],
    ['setAutoplay: provided', [true]],
    ['setAutoplay: ClientUser', [true, odd]],
    ['setAutoplay: neither an object', [false, text]],
    ['getRecommendedTracks: Track', [odd]],
    ['setVolume: number', [text], [NaN]],
    ['setVolume: between', [-1], [1001]],
    ['setTrackRepeat', [text]],
    ['setQueueRepeat', [text]],
    ['setDynamicRepeat: Repeat', [text, 1000]],
    ['setDynamicRepeat: size', [true, 1000], [false, 1000]],
    ['stop', [2]],
    ['pause', [text]],
    ['previous', []],
    ['seek', [text]],
    ['moveNode: found', [text]],
    ['moveNode: identifier of a node', [text]],
    ['switchGuild: guildId', [{}]],
    ['switchGuild: Voice', [{ guildId: '2' }]],
    ['switchGuild: Text', [{ guildId: '2', voiceChannelId: '3' }]],
    ['getCurrentLyrics', []],
  ]);
  const track = queue.current!;
  await calls('Queue', queue, [
    ['add: Track[]', [odd]],
    ['add: number', [track, NaN]],
    ['add: between', [track, -1], [track, 5]],
    ['remove: parameter', [text, 1], [0, text]],
    ['remove: range', [1, 1], [0, 0], [5, 6]],
  ]);
  await calls('Node', node, [
    ['getLyrics', [track]],
    ['getSponsorBlock', [player]],
    ['setSponsorBlock: plugin', [player]],
    ['deleteSponsorBlock', [player]],
  ]);
  node.info.plugins.push({ name: 'sponsorblock-plugin' });
  await calls('Node', node, [
    ['setSponsorBlock: Segments', [player, []]],
    ['setSponsorBlock: valid', [player, [text]]],
  ]);
  await calls('TrackUtils', library.TrackUtils, [
    ['setTrackPartial', [text], [[5]]],
    ['build: present', []],
    ['validate', []],
    ['isUnresolvedTrack', []],
    ['isTrack', []],
    ['buildUnresolved', []],
    ['getClosestTrack: UnresolvedTrack', [odd]],
    ['build: valid', [{}], [{ info: {} }]],
  ]);
  await calls('Structure', library.Structure, [
    ['extend', [text, () => library.Player]],
    ['get', [text]],
  ]);
  await calls('Manager', manager, [['loadPlayerStates', [text]]]);
  queue.current = null;
  await calls('Player', player, [['play', [], [odd]]]);

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
    ['empty: must not be empty', false, 0],
    ['guildId: "guild ID"', undefined, '', 'a1'],
    ['guild: "guild"', undefined, '', 'a1'],
    ['node', 5],
    ['selfDeafen', text],
    ['selfMute', text],
    ['textChannelId', 'a1'],
    ['voiceChannelId', 'a1'],
    ['textChannel', 'a1'],
    ['voiceChannel', 'a1'],
    ['volume', text],
  ]);
  const voiceless = { guildId: '6', guild: '6', voiceChannelId: undefined, voiceChannel: undefined };
  const silent = manager.create({ ...ids, ...voiceless });
  await calls('Player', silent, [['connect', []]]);
  await construct('Node', { host: 'host', identifier: 'own' }, [
    ['empty: must not be empty', false, 0],
    ['host', undefined, '', 5],
    ['identifier', 5],
    ['password', '', 5],
    ...['port', 'resumeStatus', 'resumeTimeout', 'retryAmount'].map((name): [string, string] => [name, text]),
    ...['retryDelay', 'secure', 'priority', 'requestTimeout'].map((name): [string, string] => [name, text]),
  ]);
  await calls('Player', silent, [
    ['moveNode: Failed', ['own']],
    ['moveNode: no current track', ['own']],
  ]);

  await construct('Manager', { ...options, nodes: [] }, [
    ['empty: must not be empty', undefined, null],
    ['autoPlay', undefined, text],
    ['clientName', ' ', 5],
    ['defaultSearchPlatform', text],
    ['autoPlaySearchPlatform', text],
    ['nodes', undefined, odd],
    ['plugins: "plugins"', odd],
    ['plugins: Plugin at', [odd]],
    ['send', undefined, text],
    ['trackPartial: trackPartial" must be an array.', odd],
    ['trackPartial: valid TrackPartial', [text]],
    ['trackPartial: array of strings', [5]],
    ['usePriority', text],
    ['useNode: a string', 5],
    ['useNode: either', text],
    ['replaceYouTubeCredentials', text],
    ['lastFmApiKey', ' ', 5],
    ['maxPreviousTracks: be a number', NaN, text],
    ['maxPreviousTracks: positive', 0, -1],
  ]);
  const withNodes = { ...options, usePriority: true, nodes: [{ host: 'host' }] };
  await attempt('Manager.constructor: "priority"', () => new library.Manager(withNodes));
  const plugins = isDocumented('Manager.init: Plugin') ? [odd] : [];
  await calls('Manager', new library.Manager({ ...options, nodes: [], plugins }), [
    ['init: clientId', [text], [5]],
    ['init: Plugin', ['1']],
    ['search: available', ['song']],
  ]);
  await attempt('Player.constructor: available', () => new library.Player(ids));
  manager.nodes.clear();
  await calls('Player', player, [
    ['autoMoveNode', []],
    ['getRecommendedTracks: available', [track]],
    ['getRecommended', [track]],
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
  write(stage.path('magmastream/dist/sessionData/players'), '');
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
