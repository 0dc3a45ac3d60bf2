/* Runs in the bot process before its main file. Reports events to the scenario, and runs the scenario's functions. */
import { existsSync } from 'node:fs';
import Module from 'node:module';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { Context, Manager, Player, Track } from './types';

export interface Settings {
  lavalinkPorts: number[];
  discordPort: number;
  node: object;
  manager: object;
  setup: string | undefined;
  /** Divides the delays of samples that are longer than a second, because a reader would wait for minutes. */
  hurry: number;
}

type Evaluated = (context: Context, argument: unknown) => unknown;

const settings = JSON.parse(process.env.SCENARIO!) as Settings;
const load = Module.createRequire(join(process.cwd(), 'main.js')) as Context['load'];
const send = (message: object): void => void process.send?.(message);
const idOf = (kind: number, guild = 1): string => `${kind}0000000000000000${guild}`;
const evaluate = (source: string): Evaluated => runInThisContext(`(${source})`) as Evaluated;

const context = {
  options: {},
  replies: [] as string[],
  load,
  get player() {
    return this.manager?.players.values().next().value as Player;
  },
  run(name, { options = {}, ...values } = {}) {
    const { manager, client } = context;
    const player = manager?.get(idOf(10));
    const scope = {
      ...{ manager, client, player, track: player?.queue.current, interaction: interact(options) },
      node: manager?.nodes.values().next().value,
      guild: client?.guilds.cache.get(idOf(10)),
      voice: client?.channels.cache.get(idOf(30)),
      textChannel: client?.channels.cache.get(idOf(20)),
    };
    return load(`./samples/${name}.js`).default({ ...scope, ...values }) as ReturnType<Context['run']>;
  },
  async find(title, guild = 1) {
    const { tracks } = await context.manager.search(`https://tracks.example/${title}`, { id: idOf(50, guild) });
    return tracks[0];
  },
  async play(titles, guild = 1, options = {}) {
    const { manager } = context;
    const player = manager.create({
      // The names of the options until 2.7.5, in 2.8.0, and in later versions.
      ...{ guild: idOf(10, guild), voiceChannel: idOf(30, guild), textChannel: idOf(20, guild) },
      ...{ guildId: idOf(10, guild), voiceChannelId: idOf(30, guild), textChannelId: idOf(20, guild) },
      ...options,
    });
    player.connect();
    for (const title of titles) player.queue.add(await context.find(title, guild));
    if (titles.length > 0) await player.play();
    return player;
  },
} as Context;

function interact(options: Record<string, unknown>): object {
  const get = (name: string): unknown => options[name] ?? null;
  const reply = (message: string | { content: string }): Promise<number> =>
    Promise.resolve(context.replies.push(typeof message === 'string' ? message : message.content));
  return {
    ...{ guildId: idOf(10), channelId: idOf(20), user: { id: idOf(50) }, member: { voice: { channelId: idOf(30) } } },
    options: { getBoolean: get, getString: get, getInteger: get, getNumber: get },
    ...{ client: context.client, deferReply: () => Promise.resolve(), reply, editReply: reply },
  };
}

/** Replaces the parts of a value that cannot be sent. */
function summarize(value: unknown): unknown {
  if (value instanceof Error) return value.message;
  if (typeof value !== 'object' || value === null) return value;
  if ('queue' in value) return `Player of ${(value as Player).guildId}`;
  if ('track' in value && 'title' in value) return (value as Track).title;
  try {
    return JSON.parse(JSON.stringify(value)) as unknown;
  } catch {
    return value.constructor.name;
  }
}

/** Reports the events of all managers, and remembers the manager. */
function watchManager({ Manager: { prototype } }: Context['library']): void {
  const { emit } = prototype;
  prototype.emit = function (this: Manager, name, ...values: unknown[]) {
    context.manager = this;
    send({ name, values: values.map(summarize) });
    return emit.call(this, name, ...values);
  };
}

function watchClient(discord: { DefaultRestOptions: { api: string }; Client: { prototype: Context['client'] } }): void {
  discord.DefaultRestOptions.api = `http://127.0.0.1:${settings.discordPort}/api`;
  const { prototype } = discord.Client;
  const { login } = prototype;
  prototype.login = function (this: Context['client'], token) {
    context.client = this;
    return login.call(this, token);
  };
}

// Waits until the bot loads the packages, because Magmastream reads the working directory at that time.
const loaded = new Set<string>();
const loader = Module as unknown as { _load: (request: string, ...rest: unknown[]) => unknown };
const { _load: original } = loader;
loader._load = (request, ...rest) => {
  const exports = original.call(Module, request, ...rest);
  if (loaded.has(request)) return exports;
  loaded.add(request);
  if (request === 'magmastream') watchManager((context.library = exports as Context['library']));
  if (request === 'discord.js') watchClient(exports as Parameters<typeof watchClient>[0]);
  return exports;
};

/** Redirects the addresses that pages use, such as `127.0.0.1:2333` or `lavalink-2.internal`, to a double. */
function redirect(target: { host?: string; port?: number | string }): void {
  const number = Number(/^lavalink-(\d)/.exec(target.host ?? '')?.[1] ?? (Number(target.port) === 2333 ? 1 : 0));
  if (number > 0) Object.assign(target, { host: '127.0.0.1', port: settings.lavalinkPorts[number - 1] });
}

const socket = Socket.prototype as { connect: (this: Socket, ...values: unknown[]) => Socket };
const { connect } = socket;
socket.connect = function (...values) {
  const [first] = values.flat();
  if (typeof first === 'object' && first !== null) redirect(first);
  return connect.apply(this, values);
};

const shorten = (ms = 0): number => (ms > 1000 ? ms / settings.hurry : ms);
Object.assign(globalThis, {
  startBot,
  // The compiler that runs the scenarios adds calls to this function to every named function.
  __name: (value: unknown) => value,
  /** The timer functions that samples use, with shortened delays. */
  scenarioTimers: {
    setTimeout: (run: () => void, ms?: number) => setTimeout(run, shorten(ms)),
    setInterval: (run: () => void, ms?: number) => setInterval(run, shorten(ms)),
  },
});

// Node.js prints the error and ends the process afterward, as it does without this listener.
process.on('uncaughtExceptionMonitor', (error, origin) => send({ crash: `${origin}: ${error.message}` }));

process.on('message', ({ id, source, argument }: { id: number; source: string; argument: unknown }) => {
  const run = async (): Promise<unknown> => await evaluate(source)(context, argument);
  run().then(
    (result) => send({ id, result: summarize(result) }),
    (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

/** Starts what a reader of "Getting started" has, without commands. The main file of scenarios about guides calls it. */
async function startBot(): Promise<void> {
  const { Client } = load('discord.js');
  // The intents Guilds and GuildVoiceStates.
  const client: Context['client'] = new Client({ intents: [1, 128] });
  load('magmastream');
  const { Manager, SearchPlatform } = context.library;
  const nodes = settings.lavalinkPorts.map((port, index) => ({
    ...{ identifier: index === 0 ? 'main' : `node${index + 1}`, host: '127.0.0.1', port, password: 'youshallnotpass' },
    ...{ retryDelay: 300, retryAmount: 1000, ...settings.node },
  }));
  Object.assign(context.options, {
    ...{ autoPlay: true, nodes, defaultSearchPlatform: SearchPlatform?.SoundCloud ?? 'soundcloud' },
    send: (guildId: string, payload: unknown) => client.guilds.cache.get(guildId)?.shard.send(payload),
    ...settings.manager,
  });
  context.client = client;
  const own = settings.setup && (await evaluate(settings.setup)(context, undefined));
  const manager = (own as Manager | undefined) ?? new Manager(context.options);
  // The pages of earlier versions do not contain this file.
  if (existsSync('src/voice.js')) load('./src/voice').forwardVoice(client, manager);
  else client.on('raw', (packet: object) => void manager.updateVoiceState?.(packet));
  client.once('clientReady', () => manager.init(client.user.id));
  await client.login('token');
}
