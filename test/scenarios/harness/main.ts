/* The bot of scenarios about guides: what a reader of "Getting started" has, without commands. */
import { existsSync } from 'node:fs';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { host as hostType } from './host';
import type { Context } from './types';

const { context, settings, evaluate } = (globalThis as unknown as { scenarioHost: typeof hostType }).scenarioHost;
const client = new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildVoiceStates] });
const library = context.load('magmastream') as unknown as Context['library'];

const nodes = settings.lavalinkPorts.map((port, index) => ({
  identifier: index === 0 ? 'main' : `node${index + 1}`,
  host: '127.0.0.1',
  port,
  password: 'youshallnotpass',
  retryDelay: 300,
  retryAmount: 1000,
  ...settings.node,
}));

interface Guilds {
  cache: Map<string, { shard: { send: (payload: unknown) => void } }>;
}

Object.assign(context.options, {
  autoPlay: true,
  nodes,
  defaultSearchPlatform: library.SearchPlatform?.SoundCloud ?? 'soundcloud',
  send: (guildId: string, payload: unknown) =>
    (client.guilds as unknown as Guilds).cache.get(guildId)?.shard.send(payload),
  ...settings.manager,
});

context.client = client as unknown as Context['client'];
async function start(): Promise<void> {
  const manager = settings.setup
    ? ((await evaluate(settings.setup)(context, undefined)) as Context['manager'])
    : new library.Manager(context.options);
  // The pages of earlier versions do not contain this file.
  if (existsSync('src/voice.js')) context.load('./src/voice').forwardVoice(client, manager);
  else client.on(Events.Raw, (packet: object) => void manager.updateVoiceState?.(packet));
  client.once(Events.ClientReady, ({ user }) => {
    (manager as unknown as { init: (id: string) => void }).init(user.id);
  });
  await client.login('token');
}

void start();
