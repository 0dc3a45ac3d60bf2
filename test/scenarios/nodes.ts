import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { guideScenario, type Scenario, type Stage } from './harness/scenario';

const page = 'guides/nodes-and-shards';
const { guildId, voiceChannelId } = idsOf(1);
const scenario = guideScenario(page);
const two = { nodes: 2 };
const moving = `${page}: src/moving.ts`;

/** Starts a bot with two nodes, and plays on the first one with a volume and a filter. */
async function startOnMain(stage: Stage, follows: boolean, node: object = {}, manager: object = {}): Promise<Bot> {
  const bot = await stage.start({ node, manager });
  await bot.evaluate(async ({ manager: own, play, load }, isFollowing) => {
    if (isFollowing) load('./src/moving').followNodes(own);
    const player = await play(['A', 'B'], 1, { node: 'main' });
    await player.setVolume(40);
    await player.filters.nightcore(true);
  }, follows);
  await stage.lavalink.hears(guildId, voiceChannelId);
  return bot;
}

/** Asserts that the second node plays A with the settings and with sound. */
async function assertMoved({ nodes: [, other] }: Stage, bot: Bot): Promise<void> {
  await other.hears(guildId, voiceChannelId);
  const isLast = ({ body }: { body: unknown }): boolean => Boolean((body as { filters?: object } | undefined)?.filters);
  await other.requests.next(isLast, 'the filters of the moved player');
  const player = other.player(guildId);
  assert.equal(player?.title, 'A');
  assert.equal(player.volume, 40);
  assert.match(JSON.stringify(player.filters), /timescale/);
  const state = await bot.evaluate(({ player }) => {
    const { node, queue } = player;
    return [node.options.identifier, queue.current?.title, queue.length];
  });
  assert.deepEqual(state, ['node2', 'A', 1]);
  assert.deepEqual(bot.crashes, []);
}

const nodesOf = (bot: Bot): Promise<string[]> => bot.evaluate(({ manager }) => [...manager.nodes.keys()]);

export const nodes: Scenario[] = [
  scenario(
    'followNodes moves players of a lost node',
    [moving],
    async (stage) => {
      const bot = await startOnMain(stage, true);
      stage.lavalink.fault = () => ({ closes: true });
      stage.lavalink.restart();
      await bot.event('nodeDisconnect');
      await assertMoved(stage, bot);
    },
    two,
  ),
  scenario(
    'moveNode leaves the bot silent, and tellNode sends the refused data',
    [moving],
    async (stage) => {
      const bot = await startOnMain(stage, false);
      const [lost, other] = stage.nodes;
      lost.fault = () => ({ closes: true });
      lost.restart();
      await other.requests.next(({ method, status }) => method === 'PATCH' && status === 400, 'a refused move');
      assert.equal(other.player(guildId)?.title, undefined);
      await bot.evaluate(({ player, load }) => load('./src/moving').tellNode(player));
      await assertMoved(stage, bot);
    },
    two,
  ),
  scenario(
    'drain moves the players and removes the node, and createNode brings it back',
    [moving, 'src/drain.ts', 'drain'],
    async (stage) => {
      const bot = await startOnMain(stage, false, { priority: 1 }, { usePriority: true });
      await bot.evaluate(({ manager, load }) => load('./src/drain').drain(manager, 'main'));
      await assertMoved(stage, bot);
      assert.deepEqual(await nodesOf(bot), ['node2']);
      bot.events.mark();
      await bot.evaluate(({ run }) => run('drain'));
      await bot.event('nodeConnect');
      assert.deepEqual(await nodesOf(bot), ['node2', 'one']);
    },
    two,
  ),
  scenario(
    'a node with priority 0 gets new players only if no other has a priority',
    [],
    async (stage) => {
      const bot = await stage.start({ node: { priority: 1 }, manager: { usePriority: true } });
      const chosen = await bot.evaluate(({ manager }) => {
        const [main, other] = [...manager.nodes.values()];
        const choose = (): string[] => {
          const names = Array.from({ length: 40 }, () => manager.useableNode?.options.identifier ?? '');
          return [...new Set(names)];
        };
        main.options.priority = 0;
        const first = choose();
        other.options.priority = 0;
        return [first, choose()];
      });
      assert.deepEqual(chosen, [['node2'], ['main']]);
    },
    two,
  ),
  scenario(
    'the samples choose a node',
    ['load-balancing', 'regions', 'broadcast-eval'],
    async (stage) => {
      const bot = await stage.start();
      const used = await bot.evaluate(async ({ manager, run }) => {
        await run('load-balancing');
        const [first] = Array.from(manager.players.values(), ({ node }) => node.options.identifier);
        manager.players.clear();
        await run('regions');
        return [first, manager.players.size];
      });
      assert.deepEqual(used, ['main', 1]);
      await bot.evaluate(({ run }) => run('broadcast-eval'));
      assert.deepEqual(await bot.evaluate(({ replies }) => replies), ['Music plays in 1 guilds.']);
    },
    two,
  ),
  scenario(
    'the manager of the sample connects to both nodes',
    ['multiple-nodes'],
    async (stage) => {
      const bot = await stage.start({ setup: async ({ run }) => (await run('multiple-nodes')).manager as never });
      assert.deepEqual(await nodesOf(bot), ['one', 'two']);
    },
    two,
  ),
  scenario(
    'the backup node is used while the main node is offline',
    ['backup'],
    async (stage) => {
      const bot = await stage.start({
        setup: async ({ run, library }) => new library.Manager((await run('backup')).options),
      });
      const choose = () => bot.evaluate(({ manager }) => manager.useableNode?.options.identifier);
      assert.equal(await choose(), 'main');
      stage.lavalink.fault = () => ({ closes: true });
      stage.lavalink.restart();
      await bot.event('nodeDisconnect');
      assert.equal(await choose(), 'backup');
    },
    two,
  ),
  scenario(
    'the bot of a shard has its own folder and plays',
    ['src/bot.ts', 'src/folder.ts', 'getting-started/examples/configuration: src/config.ts'],
    async (stage) => {
      const bot = await stage.start({ main: 'src/bot.js', environment: { SHARDS: '3' } });
      await bot.evaluate(({ play }) => play(['A']));
      await stage.lavalink.hears(guildId, voiceChannelId);
      assert.ok(existsSync(stage.path('shards/3/magmastream')));
    },
  ),
];
