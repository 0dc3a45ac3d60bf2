import assert from 'node:assert/strict';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';

const { guildId, voiceChannelId, otherChannelId, userId } = idsOf(1);
const scenario = guideScenario('guides/leaving');

async function assertLeft(stage: Stage, bot: Bot): Promise<void> {
  await bot.event('playerDestroy');
  await stage.loses();
  assert.equal(stage.discord.joined.has(guildId), false);
  assert.equal(await bot.players(), 0);
  assert.equal(bot.names().filter((name) => name === 'playerDestroy').length, 1);
}

export const leaving: Scenario[] = [
  scenario('leave stops the player, dynamic repeat and the track', ['in-order'], async (stage) => {
    const bot = await stage.play(['A', 'B', 'C']);
    await bot.evaluate(async ({ run, player }) => {
      player.setDynamicRepeat(true, 30);
      await (await run('in-order')).leave(player);
    });
    await assertLeft(stage, bot);
    await bot.event('queueEnd');
    const names = bot.names().filter((name) => name !== 'playerDisconnect');
    assert.deepEqual(names, ['queueEnd', 'playerDestroy']);
    bot.events.mark();
    await bot.wait(100);
    assert.deepEqual(bot.events.recent(), [], 'the timer of dynamic repeat has ended');
  }),
  scenario('the idle timer leaves after the last track, unless a track is added', ['idle'], async (stage) => {
    const bot = await stage.play(['A'], ['idle'], { hurry: 600 });
    stage.player.end();
    await bot.event('queueEnd');
    await bot.evaluate(({ play }) => play(['B']));
    await bot.wait(700);
    assert.equal(stage.player.title, 'B');
    bot.events.mark();
    stage.player.end();
    await assertLeft(stage, bot);
  }),
  scenario('a bot that is alone pauses, resumes for a listener, and leaves', ['alone'], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['alone'], { hurry: 60 });
    stage.discord.move(null, userId);
    await stage.lavalink.paused(true);
    stage.lavalink.requests.mark();
    stage.discord.move(voiceChannelId, userId);
    await stage.lavalink.paused(false);
    stage.lavalink.requests.mark();
    stage.discord.move(otherChannelId, userId);
    await assertLeft(stage, bot);
  }),
  scenario('a bot that is moved to the AFK channel leaves', ['moved'], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['moved']);
    stage.discord.move(otherChannelId);
    await assertLeft(stage, bot);
  }),
  scenario('a bot that is kicked destroys its player once, and does not start a track', ['kicked'], async (stage) => {
    const bot = await stage.play(['A', 'B', 'C'], ['kicked']);
    stage.discord.move(null);
    await assertLeft(stage, bot);
    const [first] = bot.events.recent();
    assert.deepEqual([first.name, first.values[1]], ['playerDisconnect', voiceChannelId]);
  }),
  scenario('a bot that is removed from the guild destroys its player', ['kicked-2'], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['kicked-2']);
    stage.discord.dispatch('GUILD_DELETE', { id: guildId });
    await bot.event('playerDestroy');
    await stage.loses();
  }),
  scenario('a bot that stays does not start the timer', ['always-on', 'always-on-2'], async (stage) => {
    const bot = await stage.play(['A'], ['always-on-2']);
    await bot.run('always-on', { options: { enabled: true } });
    assert.deepEqual(await bot.replies(), ['I stay.']);
    stage.player.end();
    await bot.event('queueEnd');
    assert.equal(await bot.players(), 1);
  }),
  scenario('the bot rejoins once after a kick', ['rejoin'], async (stage) => {
    const bot = await stage.play(['A'], ['rejoin'], { hurry: 10 });
    await bot.evaluate(({ player }) => player.set('stay', true));
    for (const rejoins of [true, false]) {
      bot.events.mark();
      stage.discord.voice.mark();
      stage.discord.move(null);
      await bot.event('playerDestroy');
      if (rejoins) await stage.discord.requested('join');
      else await bot.wait(1200);
      if (rejoins) await bot.event('playerCreate');
      await stage.settle();
    }
    assert.equal(await bot.players(), 0);
  }),
  scenario('a rejoin after the node is lost does not crash the bot', ['rejoin'], async (stage) => {
    const bot = await stage.play(['A'], ['rejoin'], { hurry: 100 });
    await bot.evaluate(({ player }) => player.set('stay', true));
    stage.discord.move(null);
    await bot.event('playerDestroy');
    stage.lavalink.stop();
    await bot.event('nodeDisconnect');
    await bot.wait(300);
    assert.equal(await bot.players(), 0);
  }),
];
