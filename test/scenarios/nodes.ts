import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';

const page = 'guides/nodes-and-shards';
const config = 'getting-started/examples/configuration: src/config.ts';
const scenario = guideScenario(page);
const onTwoNodes = guideScenario(page, { nodes: 2 });

/** Starts a bot with two nodes, and plays on the first one with a volume and a filter. */
async function startOnMain(stage: Stage, follows = false, priority = false): Promise<Bot> {
  const bot = await stage.start(priority ? { node: { priority: 1 }, manager: { usePriority: true } } : {});
  await bot.evaluate(async ({ manager, play, load }, isFollowing) => {
    if (isFollowing) load('./src/moving').followNodes(manager);
    const player = await play(['A', 'B'], 1, { node: 'main' });
    await player.setVolume(40);
    await player.filters.nightcore(true);
  }, follows);
  await stage.lavalink.hears();
  return bot;
}

/** Asserts that the second node plays A with the settings and with sound. */
async function assertMoved({ nodes: [, other] }: Stage, bot: Bot): Promise<void> {
  await other.hears();
  await other.requests.next(({ body }) => Boolean(body?.filters), 'the filters of the moved player');
  const { title, volume, filters } = other.player()!;
  assert.deepEqual([title, volume], ['A', 40]);
  assert.match(JSON.stringify(filters), /timescale/);
  assert.equal(await bot.evaluate(({ player: { node } }) => node.options.identifier), 'node2');
  assert.deepEqual(await bot.titles(), ['A', 'B']);
}

const nodesOf = (bot: Bot): Promise<string[]> => bot.evaluate(({ manager }) => [...manager.nodes.keys()]);

export const nodes: Scenario[] = [
  onTwoNodes('followNodes moves players of a lost node', ['src/moving.ts'], async (stage) => {
    const bot = await startOnMain(stage, true);
    stage.lavalink.goOffline();
    await bot.event('nodeDisconnect');
    await assertMoved(stage, bot);
  }),
  ...[true, false].map((follows) =>
    guideScenario(page, { nodes: 2, guilds: 3 })(
      `${follows ? 'followNodes avoids' : 'failover opens'} a connection per moved player`,
      ['src/moving.ts'],
      async (stage) => {
        const bot = await stage.start();
        await bot.evaluate(async ({ manager, play, load }, isFollowing) => {
          if (isFollowing) load('./src/moving').followNodes(manager);
          for (const guild of [1, 2, 3]) await play(['A'], guild, { node: 'main' });
        }, follows);
        await Promise.all([1, 2, 3].map((guild) => stage.lavalink.hears(idsOf(guild))));
        stage.lavalink.disconnect();
        await bot.event('nodeReconnect');
        await bot.wait(300);
        await stage.settle();
        assert.equal(stage.lavalink.sessions.size, follows ? 1 : 4);
      },
    ),
  ),
  onTwoNodes('tellNode sends the data that moveNode lacks', ['src/moving.ts'], async (stage) => {
    const bot = await startOnMain(stage);
    const [lost, other] = stage.nodes;
    lost.goOffline();
    await other.requests.next(({ method, status }) => method === 'PATCH' && status === 400, 'a refused move');
    assert.equal(other.player()?.title, undefined);
    await bot.evaluate(({ player, load }) => load('./src/moving').tellNode(player));
    await assertMoved(stage, bot);
  }),
  onTwoNodes('drain empties a node, which can return', ['src/moving.ts', 'src/drain.ts', 'drain'], async (stage) => {
    const bot = await startOnMain(stage, false, true);
    await bot.evaluate(({ manager, load }) => load('./src/drain').drain(manager, 'main'));
    await assertMoved(stage, bot);
    assert.deepEqual(await nodesOf(bot), ['node2']);
    bot.events.mark();
    await bot.run('drain');
    await bot.event('nodeConnect');
    assert.deepEqual(await nodesOf(bot), ['node2', 'one']);
  }),
  onTwoNodes('a node with priority 0 gets new players only if no other has a priority', [], async (stage) => {
    const bot = await stage.start({ node: { priority: 1 }, manager: { usePriority: true } });
    const chosen = await bot.evaluate(({ manager }) =>
      [...manager.nodes.values()].map((node) => {
        node.options.priority = 0;
        const names = Array.from({ length: 40 }, () => manager.useableNode?.options.identifier);
        return [...new Set(names)];
      }),
    );
    assert.deepEqual(chosen, [['node2'], ['main']]);
  }),
  onTwoNodes('the samples choose a node', ['load-balancing', 'regions', 'broadcast-eval'], async (stage) => {
    const bot = await stage.start();
    await bot.run('load-balancing');
    const first = await bot.evaluate(({ player: { node }, manager }) => {
      manager.players.clear();
      return node.options.identifier;
    });
    await bot.run(['regions', 'broadcast-eval']);
    assert.deepEqual([first, await bot.players()], ['main', 1]);
    assert.deepEqual(await bot.replies(), ['Music plays in 1 guilds.']);
  }),
  onTwoNodes('the manager of the sample connects to both nodes', ['multiple-nodes'], async (stage) => {
    const bot = await stage.start({ setup: async ({ run }) => (await run('multiple-nodes')).manager });
    assert.deepEqual(await nodesOf(bot), ['one', 'two']);
  }),
  onTwoNodes('the backup node is used while the main node is offline', ['backup'], async ({ start, lavalink }) => {
    const bot = await start({ setup: async ({ run, library }) => new library.Manager((await run('backup')).options) });
    const choose = () => bot.evaluate(({ manager }) => manager.useableNode?.options.identifier);
    assert.equal(await choose(), 'main');
    lavalink.goOffline();
    await bot.event('nodeDisconnect');
    assert.equal(await choose(), 'backup');
  }),
  scenario(
    'the bot of a shard has its own folder and plays',
    ['src/bot.ts', 'src/folder.ts', config],
    async (stage) => {
      const bot = await stage.start({ main: 'src/bot.js', environment: { SHARDS: '3' } });
      await bot.evaluate(({ play }) => play(['A']));
      await stage.lavalink.hears();
      assert.ok(existsSync(stage.path('shards/3/magmastream')));
    },
  ),
];
