import assert from 'node:assert/strict';
import { loadFacts } from '../../src/api/load';
import { currentVersion } from '../../src/config/versions';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { write } from './harness/samples';
import { voiceSample, type Scenario, type Stage } from './harness/scenario';
import type { Context } from './harness/types';

const { guildId } = idsOf(1);
const { version } = currentVersion;
const { errors } = loadFacts(version);
type Fact = (typeof errors)[number];

/** Messages by what throws them and by the part of the documented message that distinguishes it: `Player.seek: number`. */
type Seen = Record<string, string[]>;

/** Calls with the arguments that the conditions describe. Runs in the process of the bot. */
async function provoke({ library, options, manager, play }: Context): Promise<Seen> {
  type Loose = Record<string, (...values: unknown[]) => unknown>;
  const seen: Seen = {};
  const attempt = async (name: string, call: () => unknown): Promise<void> => {
    const messages = (seen[name] ??= []);
    try {
      await call();
      messages.push('no error');
    } catch (error) {
      messages.push(error instanceof Error ? error.message : String(error));
    }
  };
  /** Makes one attempt per list of arguments. */
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
    // Comes last, because a second player or node with the same id is not checked.
    await attempt(`${type.name}: none`, () => new type(own));
  };

  const player = (await play(['A'])) as unknown as Loose & Context['player'];
  const { node, queue } = player;
  const [text, odd] = ['text', { id: '5' }];
  await calls(player, 'Player', {
    'setVoiceChannelId: Channel must': [[5]],
    'setVoiceChannelId: No voice': [['']],
    setTextChannelId: [[undefined]],
    setNowPlayingMessage: [[]],
    'setAutoplay: boolean': [[text]],
    'setAutoplay: provided': [[true]],
    'setAutoplay: object': [[true, odd]],
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
    'moveNode: found': [[text]],
    'switchGuild: guildId': [[{}]],
    'switchGuild: Voice': [[{ guildId: '2' }]],
    'switchGuild: Text': [[{ guildId: '2', voiceChannelId: '3' }]],
    getCurrentLyrics: [[]],
  });
  const track = queue.current!;
  await calls(queue, 'Queue', {
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
    'build: present': [[]],
    'build: valid': [[{}], [{ info: {} }]],
  });
  await calls(Structure, 'Structure', { extend: [[text, () => Player]], get: [[text]] });
  await calls(manager, 'Manager', { loadPlayerStates: [[text]] });
  queue.current = null;
  await calls(player, 'Player', { play: [[], [odd]] });

  const ids = { guildId: '2', voiceChannelId: '3', textChannelId: '4' };
  await construct(Player, ids, {
    'empty: must not be empty': [false, 0],
    'guildId: "guild ID"': [undefined, '', 'a1'],
    node: [5],
    selfDeafen: [text],
    selfMute: [text],
    textChannelId: ['a1'],
    voiceChannelId: ['a1'],
    volume: [text],
  });
  const silent = manager.create({ ...ids, guildId: '6', voiceChannelId: undefined }) as unknown as Loose;
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
      ...{ secure: [text], priority: [text] },
    },
  );
  await attempt('Player.moveNode: Failed', () => (silent.moveNode as (id: string) => unknown)('own'));

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
      plugins: [odd],
      send: [undefined, text],
      'trackPartial: trackPartial" must be an array.': [odd],
      'trackPartial: valid TrackPartial': [[text]],
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
  const offline = new Manager({ ...options, nodes: [], plugins: [odd] }) as Loose;
  await calls(offline, 'Manager', {
    'init: clientId': [[text], [5]],
    'init: Plugin': [['1']],
    'search: available': [['song']],
  });
  await attempt('Player.constructor: available', () => new Player(ids));
  manager.nodes.clear();
  await calls(player, 'Player', { autoMoveNode: [[]], 'getRecommendedTracks: available': [[track]] });
  return seen;
}

/** Errors that need the node. */
async function provokeOnNode({ lavalink }: Stage, bot: Bot, seen: Seen): Promise<void> {
  const listen = async (name: string, cause: () => unknown): Promise<void> => {
    bot.events.mark();
    cause();
    const { values } = await bot.event('nodeError');
    seen[name] = [String(values[1])];
  };
  const message = (call: string): Promise<string> =>
    bot.evaluate(({ manager }, code) => {
      const { search, decodeTracks } = manager;
      const made = code === 'search' ? search.call(manager, 'song') : decodeTracks.call(manager, ['x']);
      return made.then<string, string>(() => 'no error', String);
    }, call);
  await bot.evaluate(({ play }) => play(['A']));
  const [session] = lavalink.sessions.values();
  await listen('Node.message', () => session.send({ op: 'unknown', message: 'text' }));
  const player = lavalink.player(guildId)!;
  await listen('Node.handleEvent', () => player.event('UnknownEvent', {}));
  await listen('Node.trackEnd', () => player.event('TrackEndEvent', { track: {}, reason: 'unknown' }));
  lavalink.fault = () => ({ status: 500, message: 'Broken' });
  seen['Manager.search: Query'] = [await message('search')];
  seen['Manager.search: An error'] = [await message('search')];
  seen['Manager.decodeTracks: data'] = [await message('decode')];
  lavalink.fault = () => ({ closes: true });
  const gaveUp = bot.event('nodeError', ([, error]) => String(error).startsWith('Unable'));
  lavalink.restart();
  seen['Node.reconnect'] = [String((await gaveUp).values[1])];
}

/** Errors that end the process or occur before there is a manager. */
async function provokeApart(stage: Stage, seen: Seen): Promise<void> {
  for (const [words, volume] of [
    ['Volume must be a number', NaN],
    ['Volume must be between', 1001],
  ] as const) {
    const bot = await stage.start();
    // NaN arrives in the process of the bot as null.
    void bot.evaluate(({ play }, value) => play(['A'], 1, { volume: value ?? NaN }), volume).catch(() => undefined);
    await bot.exited;
    seen[`Player.constructor: ${words}`] = bot.crashes.map((crash) => crash.replace('unhandledRejection: ', ''));
  }
  const early = await stage.start({
    setup: ({ library, options, replies }) => {
      const { Node, Player, Manager } = library as unknown as Record<string, new (own: object) => Context['manager']>;
      for (const Early of [Node, Player]) {
        try {
          new Early({ host: 'host', guildId: '1' });
        } catch (error) {
          replies.push((error as Error).message);
        }
      }
      return new Manager(options);
    },
  });
  const replies = await early.evaluate(({ replies: all }) => all);
  seen['Node.constructor: initiated'] = [replies[0]];
  seen['Player.constructor: initiated'] = [replies[1]];
  await early.evaluate(({ manager }) => {
    manager.nodes.clear();
    void manager.decodeTracks([]);
  });
  await early.exited;
  seen['Manager.decodeTracks: available'] = [early.crashes[0]?.replace('unhandledRejection: ', '')];
  write(stage.path('magmastream/dist/sessionData/players'), '');
  const bot = await stage.start();
  await bot.evaluate(async ({ manager, play }) => {
    const { guildId: id } = await play(['A']);
    await manager.savePlayerState(id);
  });
  const [logged = 'nothing logged'] = /Failed to resolve.*/.exec(bot.text) ?? [];
  seen['Manager.getPlayerFilePath'] = [logged];
}

/** The errors that a name stands for: of what throws it, with a message that contains the words after the colon. */
const factsOf = (name: string): Fact[] => {
  const [thrownBy, words = ''] = name.split(': ');
  return errors.filter((fact) => fact.thrownBy === thrownBy && (fact.message ?? '').includes(words));
};

const matches = ({ message, via }: Fact, text: string): boolean => {
  if (message === null) return text.startsWith('Cannot read properties of undefined');
  const pattern = message.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '.+');
  return new RegExp(via === 'wrapped' ? pattern : `^(?:Error: )?${pattern}$`, 's').test(text);
};

const problemOf = (name: string, messages: string[]): string | undefined => {
  const facts = factsOf(name);
  if (facts.length !== 1) return `${name}: ${facts.length} documented errors`;
  const wrong = messages.filter((text) => !matches(facts[0], text));
  return wrong.length > 0 ? `${name}: ${wrong.join(' | ')} instead of ${facts[0].message}` : undefined;
};

export const errorMessages: Scenario[] = [
  {
    name: 'errors: the documented conditions cause the documented messages',
    samples: [voiceSample],
    versions: [version],
    async run(stage) {
      const bot = await stage.start();
      const seen = await bot.evaluate(provoke);
      await bot.end();
      const second = await stage.start({ node: { retryAmount: 2, retryDelay: 50 } });
      await provokeOnNode(stage, second, seen);
      await second.end();
      stage.lavalink.fault = () => undefined;
      await provokeApart(stage, seen);
      for (const name of ['Manager', 'Node', 'Player']) {
        assert.deepEqual(seen[`${name}: none`], ['no error'], `${name} accepts valid options`);
        delete seen[`${name}: none`];
      }
      const tried = Object.entries(seen).filter(([, messages]) => messages.length > 0);
      assert.deepEqual(
        tried.flatMap(([name, messages]) => problemOf(name, messages) ?? []),
        [],
      );
      const provoked = new Set(tried.flatMap(([name]) => factsOf(name)));
      const left = errors
        .filter((fact) => !provoked.has(fact))
        .map(({ thrownBy, message }) => `${thrownBy}: ${message}`);
      assert.deepEqual(left, [], 'errors without an attempt');
      stage.notes.push(`${provoked.size} of ${errors.length} errors provoked`);
    },
  },
];
