/* Runs in the bot process before the main file of the bot. Reports events to the scenario, and runs the scenario's
   functions. */
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

const settings = JSON.parse(process.env.SCENARIO ?? '{}') as Settings;
const context = {
  options: {},
  replies: [] as string[],
  get player() {
    return this.manager?.players.values().next().value as Player;
  },
} as Context;
const send = (message: object): void => void process.send?.(message);
const idOf = (kind: number, guild: number): string => `${kind}0000000000000000${guild}`;

function summarize(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return value.message;
  if ('queue' in value) {
    const { guildId, playing, paused, queue } = value as Player;
    return {
      guildId,
      playing,
      paused,
      current: queue?.current?.title ?? null,
      queue: queue?.map((track) => track?.title ?? null),
    };
  }
  if ('track' in value && 'title' in value) return (value as Track).title;
  if ('rest' in value && 'options' in value) return (value as { options: { identifier: string } }).options.identifier;
  return Array.isArray(value)
    ? value.map(summarize)
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, summarizeDeep(item)]));
}

function summarizeDeep(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
  } catch {
    return String(value);
  }
}

/** Reports the events of all managers, and remembers the manager. */
function watchManager(library: { Manager: { prototype: { emit: (...values: unknown[]) => boolean } } }): void {
  const { prototype } = library.Manager;
  const { emit } = prototype;
  prototype.emit = function (this: Manager, name, ...values) {
    context.manager = this;
    send({ event: String(name), values: values.map(summarize) });
    return emit.call(this, name, ...values);
  };
}

function watchClient(discord: Record<string, { api: string; prototype: { login: (token: string) => unknown } }>): void {
  discord.DefaultRestOptions.api = `http://127.0.0.1:${settings.discordPort}/api`;
  const { prototype } = discord.Client;
  const { login } = prototype;
  prototype.login = function (token) {
    context.client = this as unknown as Context['client'];
    return login.call(this, token);
  };
}

context.load = (file) => Module.createRequire(join(folder, 'main.js'))(file) as ReturnType<Context['load']>;
const folder = process.cwd();

context.run = async (name, values = {}) => {
  const { manager, client } = context;
  const node = manager?.nodes.values().next().value;
  const guild = client?.guilds.cache.get(idOf(10, 1));
  const [voice, textChannel] = [30, 20].map((kind) => client?.channels.cache.get(idOf(kind, 1)));
  const player = manager?.get(idOf(10, 1));
  const track = player?.queue.current;
  const module = context.load(`./samples/${name}.js`);
  const scope = { manager, client, node, guild, voice, textChannel, player, track, interaction: interact({}) };
  return (await module.default({ ...scope, ...values })) as Awaited<ReturnType<Context['run']>>;
};

const interact = (options: Record<string, unknown>): object => {
  const get = (name: string): unknown => options[name] ?? null;
  const reply = (message: string | { content: string }): void =>
    void context.replies.push(typeof message === 'string' ? message : message.content);
  return {
    ...{ guildId: idOf(10, 1), channelId: idOf(20, 1), user: { id: idOf(50, 1) }, client: context.client },
    options: { getBoolean: get, getString: get, getInteger: get, getNumber: get },
    deferReply: () => Promise.resolve(),
    reply: (text: string) => Promise.resolve(reply(text)),
    editReply: reply,
  };
};
context.interact = interact;

context.play = async (titles, guild = 1, options = {}) => {
  const { manager } = context;
  const player = manager.create({
    // The names of the options until 2.7.5, in 2.8.0, and in later versions.
    ...{ guild: idOf(10, guild), voiceChannel: idOf(30, guild), textChannel: idOf(20, guild) },
    ...{ guildId: idOf(10, guild), voiceChannelId: idOf(30, guild), textChannelId: idOf(20, guild) },
    ...options,
  });
  player.connect();
  for (const title of titles) {
    const { tracks } = await manager.search(`https://tracks.example/${title}`, { id: idOf(50, guild) });
    player.queue.add(tracks[0]);
  }
  if (titles.length > 0) await player.play();
  return player;
};

const loaded = new Set<string>();
const loader = Module as unknown as { _load: (request: string, ...rest: unknown[]) => unknown };
const { _load: load } = loader;
loader._load = (request, ...rest) => {
  const exports = load.call(Module, request, ...rest);
  if (loaded.has(request)) return exports;
  loaded.add(request);
  if (request === 'magmastream') {
    context.library = exports as Context['library'];
    watchManager(exports as Parameters<typeof watchManager>[0]);
  }
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

// Node.js prints the error and ends the process afterward, as it does without this listener.
process.on('uncaughtExceptionMonitor', (error, origin) => send({ crash: `${origin}: ${error.message}` }));

/** The timer functions that samples use, with shortened delays. */
const shorten = (ms = 0): number => (ms > 1000 ? ms / settings.hurry : ms);
const timers = {
  setTimeout: (run: () => void, ms?: number): NodeJS.Timeout => setTimeout(run, shorten(ms)),
  setInterval: (run: () => void, ms?: number): NodeJS.Timeout => setInterval(run, shorten(ms)),
};

type Evaluated = (context: Context, argument: unknown) => unknown;
const evaluate = (source: string): Evaluated => runInThisContext(`(${source})`) as Evaluated;
// The compiler that runs the scenarios adds calls to this function to every named function.
Object.assign(globalThis, { __name: (value: unknown) => value });

process.on('message', ({ id, source, argument }: { id: number; source: string; argument: unknown }) => {
  Promise.resolve()
    .then(() => evaluate(source)(context, argument))
    .then(
      (result) => send({ id, result: summarizeDeep(result) }),
      (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
    );
});

/** Used by `main.ts`. */
export const host = { context, settings, evaluate };
Object.assign(globalThis, { scenarioHost: host, scenarioTimers: timers });
