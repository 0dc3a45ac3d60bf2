import assert from 'node:assert/strict';
import { loadFacts } from '../../src/api/load';
import { versions } from '../../src/config/versions';
import { idsOf } from './discord/guild';
import { write } from './harness/samples';
import { voiceSample, type Scenario, type Stage } from './harness/scenario';
import type { Context } from './harness/types';

const { guildId } = idsOf(1);
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
    return errors.some(
      ({ thrownBy, message, condition }) => by === thrownBy && `${message} ${condition}`.includes(words),
    );
  };
  const attempt = async (name: string, call: () => unknown): Promise<void> => {
    if (!name.endsWith(': none') && !isDocumented(name)) return;
    const messages = (seen[name] ??= []);
    try {
      await call();
      messages.push('no error');
    } catch (error) {
      messages.push(error instanceof Error ? error.message : String(error));
    }
  };
  /** Calls each member once per list of arguments. */
  const calls = async (target: unknown, type: string, table: Record<string, unknown[][]>): Promise<void> => {
    for (const [name, lists] of Object.entries(table))
      for (const list of lists) await attempt(`${type}.${name}`, () => (target as Loose)[name.split(':')[0]](...list));
  };
  const { Manager, Node, Player, Structure, TrackUtils } = library as unknown as Record<
    string,
    (new (...values: unknown[]) => unknown) & Loose
  >;
  const construct = async (type: typeof Manager, own: object, table: Record<string, unknown[]>): Promise<void> => {
    for (const [name, values] of Object.entries(table)) {
      const [option, rest] = name.split(': ');
      for (const value of values) {
        const given = option === 'empty' ? value : { ...own, [option]: value };
        await attempt(`${type.name}.constructor: ${rest ?? `"${option}"`}`, () => new type(given));
      }
    }
    // Runs last, because Magmastream does not check the options of a second player or node with the same id.
    await attempt(`${type.name}.constructor: none`, () => new type(own));
  };

  const player = (await play(['A'])) as unknown as Loose & Context['player'];
  const { node, queue } = player;
  const [text, odd] = ['text', { id: '5' }];
  await calls(player, 'Player', {
    ...{ 'setVoiceChannelId: Channel must': [[5]], 'setVoiceChannelId: No voice': [['']] },
    ...{ 'setVoiceChannel: Channel must': [[5]], 'setVoiceChannel: No voice': [['']], setTextChannel: [[undefined]] },
    setTextChannelId: [[undefined]],
    setNowPlayingMessage: [[]],
    'setAutoplay: boolean': [[text]],
    'setAutoplay: provided': [[true]],
    'setAutoplay: ClientUser': [[true, odd]],
    'setAutoplay: neither an object': [[false, text]],
    'getRecommendedTracks: Track': [[odd]],
    'setVolume: number': [[text], [NaN]],
    'setVolume: between': [[-1], [1001]],
    setTrackRepeat: [[text]],
    setQueueRepeat: [[text]],
    'setDynamicRepeat: Repeat': [[text, 1000]],
    'setDynamicRepeat: size': [
      [true, 1000],
      [false, 1000],
    ],
    stop: [[2]],
    pause: [[text]],
    previous: [[]],
    seek: [[text]],
    ...{ 'moveNode: found': [[text]], 'moveNode: identifier of a node': [[text]] },
    'switchGuild: guildId': [[{}]],
    'switchGuild: Voice': [[{ guildId: '2' }]],
    'switchGuild: Text': [[{ guildId: '2', voiceChannelId: '3' }]],
    getCurrentLyrics: [[]],
  });
  const track = queue.current!;
  await calls(queue, 'Queue', {
    'add: Track[]': [[odd]],
    'add: number': [[track, NaN]],
    'add: between': [
      [track, -1],
      [track, 5],
    ],
    'remove: parameter': [
      [text, 1],
      [0, text],
    ],
    'remove: range': [
      [1, 1],
      [0, 0],
      [5, 6],
    ],
  });
  await calls(node, 'Node', {
    getLyrics: [[track]],
    getSponsorBlock: [[player]],
    'setSponsorBlock: plugin': [[player]],
    deleteSponsorBlock: [[player]],
  });
  (node as unknown as { info: { plugins: object[] } }).info.plugins.push({ name: 'sponsorblock-plugin' });
  await calls(node, 'Node', {
    'setSponsorBlock: Segments': [[player, []]],
    'setSponsorBlock: valid': [[player, [text]]],
  });
  await calls(TrackUtils, 'TrackUtils', {
    setTrackPartial: [[text], [[5]]],
    ...{ 'build: present': [[]], validate: [[]], isUnresolvedTrack: [[]], isTrack: [[]], buildUnresolved: [[]] },
    'getClosestTrack: UnresolvedTrack': [[odd]],
    'build: valid': [[{}], [{ info: {} }]],
  });
  await calls(Structure, 'Structure', { extend: [[text, () => Player]], get: [[text]] });
  await calls(manager, 'Manager', { loadPlayerStates: [[text]] });
  queue.current = null;
  await calls(player, 'Player', { play: [[], [odd]] });

  const ids = { guildId: '2', voiceChannelId: '3', textChannelId: '4' };
  // The names that these options had until 2.8.0.
  Object.assign(ids, { guild: '2', voiceChannel: '3', textChannel: '4' });
  await construct(Player, ids, {
    'empty: must not be empty': [false, 0],
    'guildId: "guild ID"': [undefined, '', 'a1'],
    'guild: "guild"': [undefined, '', 'a1'],
    node: [5],
    selfDeafen: [text],
    selfMute: [text],
    ...{ textChannelId: ['a1'], voiceChannelId: ['a1'], textChannel: ['a1'], voiceChannel: ['a1'] },
    volume: [text],
  });
  const silent = manager.create({
    ...ids,
    ...{ guildId: '6', guild: '6', voiceChannelId: undefined, voiceChannel: undefined },
  }) as unknown as Loose;
  await calls(silent, 'Player', { connect: [[]] });
  await construct(
    Node,
    { host: 'host', identifier: 'own' },
    {
      'empty: must not be empty': [false, 0],
      host: [undefined, '', 5],
      identifier: [5],
      password: ['', 5],
      ...{ port: [text], resumeStatus: [text], resumeTimeout: [text], retryAmount: [text], retryDelay: [text] },
      ...{ secure: [text], priority: [text], requestTimeout: [text] },
    },
  );
  for (const name of ['Failed', 'no current track'])
    await attempt(`Player.moveNode: ${name}`, () => (silent.moveNode as (id: string) => unknown)('own'));

  await construct(
    Manager,
    { ...options, nodes: [] },
    {
      'empty: must not be empty': [undefined, null],
      autoPlay: [undefined, text],
      clientName: [' ', 5],
      defaultSearchPlatform: [text],
      autoPlaySearchPlatform: [text],
      nodes: [undefined, odd],
      'plugins: "plugins"': [odd],
      'plugins: Plugin at': [[odd]],
      send: [undefined, text],
      'trackPartial: trackPartial" must be an array.': [odd],
      'trackPartial: valid TrackPartial': [[text]],
      'trackPartial: array of strings': [[5]],
      usePriority: [text],
      'useNode: a string': [5],
      'useNode: either': [text],
      replaceYouTubeCredentials: [text],
      lastFmApiKey: [' ', 5],
      'maxPreviousTracks: be a number': [NaN, text],
      'maxPreviousTracks: positive': [0, -1],
    },
  );
  const withNodes = { ...options, usePriority: true, nodes: [{ host: 'host' }] };
  await attempt('Manager.constructor: "priority"', () => new Manager(withNodes));
  const offline = new Manager({
    ...options,
    nodes: [],
    plugins: isDocumented('Manager.init: Plugin') ? [odd] : [],
  }) as Loose;
  await calls(offline, 'Manager', {
    'init: clientId': [[text], [5]],
    'init: Plugin': [['1']],
    'search: available': [['song']],
  });
  await attempt('Player.constructor: available', () => new Player(ids));
  manager.nodes.clear();
  await calls(player, 'Player', {
    autoMoveNode: [[]],
    'getRecommendedTracks: available': [[track]],
    getRecommended: [[track]],
  });
  return seen;
}

/** Errors that need the node, that occur before the manager exists, or that end the process. */
async function provokeApart(stage: Stage, seen: Seen, isDocumented: (name: string) => boolean): Promise<void> {
  const { lavalink } = stage;
  const bot = await stage.start({ node: { retryAmount: 2, retryDelay: 50 }, setup: createEarly });
  await bot.evaluate(({ play }) => play(['A']));
  Object.assign(seen, await bot.evaluate(() => (globalThis as unknown as { early: Seen }).early));
  const listen = async (name: string, cause: () => unknown): Promise<void> => {
    if (!isDocumented(name)) return;
    bot.events.mark();
    cause();
    const { values } = await bot.event('nodeError');
    seen[name] = [String(values[1])];
  };
  const message = (code: string): Promise<string> =>
    bot.evaluate(({ manager }, wanted) => {
      const made = wanted === 'search' ? manager.search('song') : manager.decodeTracks(['x']);
      return made.then<string, string>(() => 'no error', String);
    }, code);
  const [session] = lavalink.sessions.values();
  await listen('Node.message', () => session.send({ op: 'unknown', message: 'text' }));
  const player = lavalink.player(guildId)!;
  await listen('Node.handleEvent', () => player.event('UnknownEvent', {}));
  await listen('Node.trackEnd', () => player.event('TrackEndEvent', { track: {}, reason: 'unknown' }));
  lavalink.fault = () => ({ status: 500, message: 'Broken' });
  seen['Manager.search: Query'] = [await message('search')];
  seen['Manager.search: An error'] = [await message('search')];
  seen['Manager.search: request fails'] = [await message('search')];
  seen['Manager.decodeTracks: data'] = [await message('decode')];
  lavalink.fault = () => ({ closes: true });
  seen['Manager.decodeTracks: reached'] = [await message('decode')];
  const gaveUp = bot.event('nodeError', ([, error]) => String(error).startsWith('Unable'));
  lavalink.restart();
  seen['Node.reconnect'] = [String((await gaveUp).values[1])];
  lavalink.fault = () => undefined;
  await bot.evaluate(({ manager }) => {
    manager.nodes.clear();
    void manager.decodeTracks([]);
  });
  await bot.exited;
  seen['Manager.decodeTracks: available'] = [bot.crashes[0]?.replace('unhandledRejection: ', '')];
  await provokeVolume(stage, seen, isDocumented);
  if (!isDocumented('Manager.getPlayerFilePath')) return;
  write(stage.path('magmastream/dist/sessionData/players'), '');
  const last = await stage.start();
  await last.evaluate(async ({ manager, play }) => {
    const { guildId: id } = await play(['A']);
    await manager.savePlayerState(id);
  });
  const [logged = 'nothing logged'] = /Failed to resolve.*/.exec(last.text) ?? [];
  seen['Manager.getPlayerFilePath'] = [logged];
}

/** Invalid volumes, which end the process in later versions, because the constructor does not await `setVolume`. */
async function provokeVolume(stage: Stage, seen: Seen, isDocumented: (name: string) => boolean): Promise<void> {
  for (const [words, volume] of [
    ['Volume must be a number', NaN],
    ['Volume must be between', 1001],
  ] as const) {
    const name = `Player.constructor: ${words}`;
    if (!isDocumented(name)) continue;
    const bot = await stage.start();
    // NaN arrives in the bot process as null.
    const thrown = bot.evaluate(
      ({ play }, value) => play(['A'], 1, { volume: value ?? NaN }).then(() => 'no error', String),
      volume,
    );
    const rejected = bot.exited.then(() => bot.crashes[0]?.replace('unhandledRejection: ', ''));
    const message = await Promise.race([thrown.catch(() => rejected), rejected]);
    seen[name] = [message.replace(/^(?:Type|Range)Error: /, '')];
    await bot.end();
  }
}

/** Runs in the bot process, before the manager exists. */
async function createEarly({ library, options }: Context): Promise<Context['manager']> {
  type Early = Record<string, (new (own: object) => unknown) & { getClosestTrack?: (track: object) => unknown }>;
  const { Node, Player, TrackUtils } = library as unknown as Early;
  const early: Seen = {};
  const calls: Record<string, () => unknown> = {
    'Node.constructor: initiated': () => new Node({ host: 'host' }),
    'Player.constructor: initiated': () => new Player({ guildId: '1', guild: '1' }),
    'TrackUtils.getClosestTrack: initiated': () => TrackUtils.getClosestTrack?.({}),
  };
  for (const [name, call] of Object.entries(calls)) {
    try {
      await call();
    } catch (error) {
      early[name] = [(error as Error).message];
    }
  }
  Object.assign(globalThis, { early });
  return new library.Manager(options);
}

const matches = ({ message, via }: Fact, text: string): boolean => {
  if (message === null) return text !== 'no error';
  const pattern = message.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '.+');
  return new RegExp(via === 'wrapped' ? pattern : `^(?:Error: )?${pattern}$`, 's').test(text);
};

export const errorMessages: Scenario[] = versions.map(({ version }) => {
  const { errors } = loadFacts(version);
  /** The errors that a name stands for. */
  const factsOf = (name: string): Fact[] => {
    const [by, words = ''] = name.split(': ');
    const own = errors.filter(({ thrownBy }) => thrownBy === by);
    const found = own.filter(({ message }) => message?.includes(words));
    return found.length > 0 ? found : own.filter(({ condition }) => condition.includes(words));
  };
  const problemOf = (name: string, messages: string[]): string | undefined => {
    const facts = factsOf(name);
    if (facts.length !== 1) return `${name}: ${facts.length} documented errors`;
    const wrong = messages.filter((text) => !matches(facts[0], text));
    return wrong.length > 0 ? `${name}: ${wrong.join(' | ')} instead of ${facts[0].message}` : undefined;
  };
  return {
    name: 'errors: the documented conditions cause the documented messages',
    samples: version === '2.8.7' ? [voiceSample] : [],
    versions: [version],
    async run(stage) {
      const bot = await stage.start();
      const seen = await bot.evaluate(provoke, errors);
      await bot.end();
      for (const name of ['Manager', 'Node', 'Player']) {
        assert.deepEqual(seen[`${name}.constructor: none`], ['no error'], `${name} accepts valid options`);
        delete seen[`${name}.constructor: none`];
      }
      await provokeApart(stage, seen, (name) => factsOf(name).length > 0);
      const tried = Object.entries(seen).filter(([name, { length }]) => length > 0 && factsOf(name).length > 0);
      assert.deepEqual(
        tried.flatMap(([name, messages]) => problemOf(name, messages) ?? []),
        [],
      );
      const provoked = new Set(tried.flatMap(([name]) => factsOf(name)));
      const left = errors
        .filter((fact) => !provoked.has(fact))
        .map(({ thrownBy, message, condition }) => `${thrownBy}: ${message ?? condition}`);
      assert.deepEqual(left, [], 'errors without an attempt');
      stage.notes.push(`${provoked.size} of ${errors.length} errors provoked`);
    },
  };
});
