import assert from 'node:assert/strict';
import { botId, idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { guideScenario, type Scenario, type Stage } from './harness/scenario';

const { guildId, voiceChannelId, otherChannelId, userId } = idsOf(1);
const scenario = guideScenario('guides/leaving');

async function assertLeft(stage: Stage, bot: Bot): Promise<void> {
  await bot.event('playerDestroy');
  await stage.loses(guildId);
  assert.equal(stage.discord.channels.has(guildId), false);
  assert.equal(await bot.evaluate(({ manager }) => manager.players.size), 0);
  assert.equal(bot.names().filter((name) => name === 'playerDestroy').length, 1);
  assert.deepEqual(bot.crashes, []);
}

export const leaving: Scenario[] = [
  scenario('leave ends the player, dynamic repeat and the track', ['in-order'], async (stage) => {
    const bot = await stage.play(['A', 'B', 'C']);
    await bot.evaluate(async ({ run, player }) => {
      player.setDynamicRepeat(true, 30);
      const { leave } = await run('in-order');
      await leave(player);
    });
    await assertLeft(stage, bot);
    await bot.event('queueEnd');
    assert.deepEqual(
      bot.names().filter((name) => name !== 'playerDisconnect'),
      ['queueEnd', 'playerDestroy'],
    );
    bot.events.mark();
    await bot.wait(100);
    assert.deepEqual(bot.events.recent(), [], 'the timer of dynamic repeat has ended');
  }),
  scenario('the idle timer leaves after the last track, unless a track is added', ['idle'], async (stage) => {
    const bot = await stage.play(['A'], ['idle'], { hurry: 600 });
    stage.lavalink.player(guildId)?.end('finished');
    await bot.event('queueEnd');
    await bot.evaluate(({ play }) => play(['B']));
    await bot.wait(700);
    assert.equal(stage.lavalink.player(guildId)?.title, 'B');
    bot.events.mark();
    stage.lavalink.player(guildId)?.end('finished');
    await assertLeft(stage, bot);
  }),
  scenario('a bot that is alone pauses, resumes for a listener, and leaves', ['alone'], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['alone'], { hurry: 60 });
    const isPaused = (paused: boolean) => stage.lavalink.paused(guildId, paused);
    stage.discord.move(1, userId, null);
    await isPaused(true);
    stage.lavalink.requests.mark();
    stage.discord.move(1, userId, voiceChannelId);
    await isPaused(false);
    stage.lavalink.requests.mark();
    stage.discord.move(1, userId, otherChannelId);
    await assertLeft(stage, bot);
  }),
  scenario('a bot that is moved to the AFK channel leaves', ['moved'], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['moved']);
    stage.discord.move(1, botId, otherChannelId);
    await assertLeft(stage, bot);
  }),
  scenario('a bot that is kicked ends its player once, and starts no track', ['kicked'], async (stage) => {
    const bot = await stage.play(['A', 'B', 'C'], ['kicked']);
    stage.discord.move(1, botId, null);
    await assertLeft(stage, bot);
    const [first] = bot.events.recent();
    assert.equal(first.name, 'playerDisconnect');
    assert.equal(first.values[1], voiceChannelId);
  }),
  scenario('a bot that is removed from the guild ends its player', ['kicked-2'], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['kicked-2']);
    stage.discord.dispatch('GUILD_DELETE', { id: guildId });
    await bot.event('playerDestroy');
    await stage.loses(guildId);
  }),
  scenario('a bot that stays does not start the timer', ['always-on', 'always-on-2'], async (stage) => {
    const bot = await stage.play(['A'], ['always-on-2']);
    await bot.evaluate(({ run, interact }) => run('always-on', { interaction: interact({ enabled: true }) }));
    assert.deepEqual(await bot.evaluate(({ replies }) => replies), ['I stay.']);
    stage.lavalink.player(guildId)?.end('finished');
    await bot.event('queueEnd');
    assert.equal(await bot.evaluate(({ manager }) => manager.players.size), 1);
  }),
];
