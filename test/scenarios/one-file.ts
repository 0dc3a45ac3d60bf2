import assert from 'node:assert/strict';
import { versions } from '../../src/config/versions';
import { idsOf } from './discord/guild';
import type { Scenario } from './harness/scenario';

const { guildId, voiceChannelId } = idsOf(1);

export const oneFile: Scenario[] = [
  {
    name: 'index-js: the bot in one file plays, skips and stops',
    samples: ['getting-started/examples/index-js: index.js'],
    versions: versions.map(({ version }) => version).filter((version) => version !== '2.6.1'),
    async run({ start, discord, lavalink }) {
      const bot = await start({ main: 'index.js' });
      assert.equal(await discord.command('play', { query: 'first song' }), 'Added 1 to the queue.');
      assert.equal(await discord.command('play', { query: 'second song' }), 'Added 1 to the queue.');
      await lavalink.hears(guildId, voiceChannelId);
      assert.equal(lavalink.player(guildId)?.title, 'first song');
      assert.equal(await discord.command('skip'), 'Skipped.');
      await bot.event('trackStart', ([, track]) => track === 'second song');
      assert.equal(await discord.command('stop'), 'Stopped.');
      await discord.voice.next(({ channelId }) => channelId === null);
      assert.equal(lavalink.player(guildId), undefined);
      assert.deepEqual(bot.crashes, []);
    },
  },
];
