import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { idsOf } from './discord/guild';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Player } from './harness/types';

const { guildId, voiceChannelId, userId } = idsOf(1);
const scenario = guideScenario('guides/extending');

interface MusicPlayer extends Player {
  skipVotes?: Set<string>;
  dj?: string;
  playNow: (track: unknown) => Promise<void>;
}

export const extending: Scenario[] = [
  scenario(
    'custom data is stored on the player',
    ['custom-data', 'custom-data-2', 'custom-data-3'],
    async ({ start }) => {
      const bot = await start();
      const data = await bot.evaluate(async ({ play, run }) => {
        const player = await play([]);
        const { dj } = await run('custom-data');
        await run('custom-data-2');
        return [dj, player.get('dj'), [...(player.get('skipVotes') as Set<string>)]] as unknown[];
      });
      assert.deepEqual(data, [userId, userId, [userId]]);
      await bot.evaluate(({ run }) => run('custom-data-3'));
      await bot.evaluate(({ play }) => play(['A']));
      await bot.event('trackStart');
      const votes = await bot.evaluate(({ player }) => (player.get('skipVotes') as Set<string>).size);
      assert.equal(votes, 0);
    },
  ),
  scenario(
    'a player class adds methods, and its fields are empty in playerCreate',
    ['src/music-player.ts'],
    async (stage) => {
      const bot = await stage.start({
        setup: ({ load, library, options }) => {
          load('./src/music-player');
          return new library.Manager(options);
        },
      });
      const seen = await bot.evaluate(async ({ manager, play }) => {
        const atCreation: unknown[] = [];
        const { on } = manager as unknown as { on: (name: string, run: (player: MusicPlayer) => void) => void };
        on.call(manager, 'playerCreate', (own) => {
          own.dj = '1';
          atCreation.push(own.skipVotes === undefined, own.dj);
        });
        const player = (await play(['A', 'B'])) as MusicPlayer;
        const { tracks } = await manager.search('https://tracks.example/C', { id: '5' });
        await player.playNow(tracks[0]);
        return [...atCreation, player.skipVotes?.size, player.dj];
      });
      assert.deepEqual(seen, [true, '1', 0, '1']);
      await bot.event('trackStart', ([, track]) => track === 'C');
      await bot.end('SIGTERM');
      const file = stage.path(`magmastream/dist/sessionData/players/${guildId}.json`);
      assert.match(readFileSync(file, 'utf8'), /skipVotes/);
    },
  ),
  scenario(
    'manager.get returns the class that the samples register',
    ['types', 'types-2', 'types-3'],
    async ({ start }) => {
      const bot = await start({
        setup: async ({ run, options }) =>
          new ((await run('types-2')).MusicManager as unknown as new (own: object) => never)(options),
      });
      const sizes = await bot.evaluate(async ({ play, manager, run }) => {
        await play([]);
        const votes = (): number | undefined =>
          (manager.get('1000000000000000001') as MusicPlayer | undefined)?.skipVotes?.size;
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
    },
  ),
  scenario('a player class can have its own queue', ['queue'], async ({ start }) => {
    const bot = await start();
    const added = await bot.evaluate(async ({ run, play, manager }) => {
      await run('queue');
      const player = await play(['A']);
      const { tracks } = await manager.search('https://tracks.example/A', { id: '5' });
      const { addOnce } = player.queue as unknown as { addOnce: (track: unknown) => boolean };
      return [addOnce.call(player.queue, tracks[0]), player.queue.length];
    });
    assert.deepEqual(added, [false, 0]);
  }),
  scenario('a node class handles an event that Magmastream does not know', ['src/lyrics-node.ts'], async (stage) => {
    const bot = await stage.start({
      setup: ({ load, library, options }) => {
        load('./src/lyrics-node');
        return new library.Manager(options);
      },
    });
    await bot.evaluate(async ({ load, play }) => {
      const { lyrics } = load('./src/lyrics-node') as unknown as { lyrics: NodeJS.EventEmitter };
      lyrics.on('line', (player: Player, line: string) => console.log(`${player.guildId}: ${line}`));
      await play(['A', 'B']);
    });
    await stage.lavalink.hears(guildId, voiceChannelId);
    const player = stage.lavalink.player(guildId)!;
    player.event('LyricsLineEvent', { line: { line: 'La la' } });
    await bot.output.next((text) => text.includes(`${guildId}: La la`), 'a line of the lyrics');
    player.end('finished');
    await bot.event('trackStart', ([, track]) => track === 'B');
    assert.ok(!bot.names().includes('nodeError'));
    await bot.end();
    const unknown = await stage.play(['A']);
    stage.lavalink.player(guildId)!.event('LyricsLineEvent', { line: {} });
    const { values } = await unknown.event('nodeError');
    assert.equal(values[1], "Node#event unknown event 'LyricsLineEvent'.");
  }),
  scenario('plugins load with init', ['src/plugins/history.ts', 'plugin'], async (stage) => {
    const bot = await stage.play(['A', 'B'], [], {
      setup: ({ load, library, options }) => {
        const { History } = load('./src/plugins/history') as unknown as { History: new () => object };
        return new library.Manager({ ...options, plugins: [new History()] });
      },
    });
    stage.lavalink.player(guildId)!.end('finished');
    await bot.event('trackStart', ([, track]) => track === 'B');
    const titles = await bot.evaluate(({ manager }) => {
      const { plugins } = manager.options as { plugins: { of: (guild: string) => string[] }[] };
      return plugins[0].of('1000000000000000001');
    });
    assert.deepEqual(titles, ['B', 'A']);
    await bot.evaluate(({ run }) => run('plugin'));
    await bot.output.next((text) => text.includes('localhost'), 'the greeting of the plugin');
  }),
];
