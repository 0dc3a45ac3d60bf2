import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { idsOf } from './discord/guild';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Player } from './harness/types';

const { guildId, userId } = idsOf(1);
const scenario = guideScenario('guides/extending');

interface MusicPlayer extends Player {
  skipVotes?: Set<string>;
  dj?: string;
  playNow: (track: unknown) => Promise<void>;
}

export const extending: Scenario[] = [
  scenario('custom data is stored on the player', ['custom-data', 'custom-data-2', 'custom-data-3'], async (stage) => {
    const bot = await stage.start();
    const data = await bot.evaluate(async ({ play, run }) => {
      const player = await play([]);
      const { dj } = await run('custom-data');
      await run('custom-data-2');
      return [dj, player.get('dj'), ...(player.get('skipVotes') as Set<string>)] as unknown[];
    });
    assert.deepEqual(data, [userId, userId, userId]);
    await bot.run('custom-data-3');
    await bot.evaluate(({ play }) => play(['A']));
    await bot.event('trackStart');
    assert.equal(await bot.evaluate(({ player }) => (player.get('skipVotes') as Set<string>).size), 0);
  }),
  scenario('a player class adds methods, and fields after playerCreate', ['src/music-player.ts'], async (stage) => {
    const bot = await stage.start({ setup: ({ load }) => void load('./src/music-player') });
    const seen = await bot.evaluate(async ({ manager, play, find }) => {
      const atCreation: unknown[] = [];
      manager.on('playerCreate', (own: MusicPlayer) => {
        own.dj = '1';
        atCreation.push(own.skipVotes === undefined, own.dj);
      });
      const player = (await play(['A', 'B'])) as MusicPlayer;
      await player.playNow(await find('C'));
      return [...atCreation, player.skipVotes?.size, player.dj];
    });
    assert.deepEqual(seen, [true, '1', 0, '1']);
    await bot.starts('C');
    await bot.end('SIGTERM');
    const file = stage.path(`magmastream/dist/sessionData/players/${guildId}.json`);
    assert.match(readFileSync(file, 'utf8'), /skipVotes/);
  }),
  scenario('manager.get returns the registered class', ['types', 'types-2', 'types-3'], async ({ start }) => {
    const bot = await start({ setup: async ({ run, options }) => new (await run('types-2')).MusicManager(options) });
    const sizes = await bot.evaluate(async ({ play, manager, run }) => {
      const { guildId: id } = await play([]);
      const votes = () => (manager.get(id) as MusicPlayer | undefined)?.skipVotes?.size;
      const first = votes();
      await run('types');
      await run('types-3');
      manager.players.clear();
      const player = (await play(['A'])) as MusicPlayer;
      player.skipVotes?.add('1');
      return [first, votes()];
    });
    assert.deepEqual(sizes, [0, 1]);
    await bot.event('trackStart');
  }),
  scenario('a player class can have its own queue', ['queue'], async ({ start }) => {
    const bot = await start();
    const added = await bot.evaluate(async ({ run, play, find }) => {
      await run('queue');
      const { queue } = await play(['A']);
      const { addOnce } = queue as unknown as { addOnce: (track: unknown) => boolean };
      return [addOnce.call(queue, await find('A')), queue.length];
    });
    assert.deepEqual(added, [false, 0]);
  }),
  scenario('a node class handles an event that Magmastream does not know', ['src/lyrics-node.ts'], async (stage) => {
    const bot = await stage.play(['A', 'B'], [], { setup: ({ load }) => void load('./src/lyrics-node') });
    await bot.evaluate(({ load }) => {
      const { lyrics } = load('./src/lyrics-node') as unknown as { lyrics: NodeJS.EventEmitter };
      lyrics.on('line', (player: Player, line: string) => console.log(`${player.guildId}: ${line}`));
    });
    stage.player.event('LyricsLineEvent', { line: { line: 'La la' } });
    await bot.prints(`${guildId}: La la`);
    stage.player.end();
    await bot.starts('B');
    assert.ok(!bot.names().includes('nodeError'));
    await bot.end();
    const unknown = await stage.play(['A']);
    stage.player.event('LyricsLineEvent', { line: {} });
    const { values } = await unknown.event('nodeError');
    assert.equal(values[1], "Node#event unknown event 'LyricsLineEvent'.");
  }),
  scenario('init loads the plugins', ['src/plugins/history.ts', 'plugin'], async (stage) => {
    const bot = await stage.play(['A', 'B'], [], {
      setup: ({ load, options }) => {
        const { History } = load('./src/plugins/history');
        options.plugins = [new History()];
      },
    });
    stage.player.end();
    await bot.starts('B');
    const titles = await bot.evaluate(({ manager, player }) => {
      const { plugins } = manager.options as { plugins: { of: (guild: string) => string[] }[] };
      return plugins[0].of(player.guildId);
    });
    assert.deepEqual(titles, ['B', 'A']);
    await bot.run('plugin');
    await bot.prints('localhost');
  }),
];
