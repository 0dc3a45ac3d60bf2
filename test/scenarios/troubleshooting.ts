import assert from 'node:assert/strict';
import { botId, idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { write } from './harness/samples';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Player } from './harness/types';
import { trackOf } from './lavalink/shapes';

const { guildId, voiceChannelId } = idsOf(1);
const scenario = guideScenario('guides/troubleshooting');

const prints = (bot: Bot, text: string): Promise<unknown> =>
  bot.output.next(() => bot.text.includes(text), `the output "${text}"`);

export const troubleshooting: Scenario[] = [
  scenario(
    'the diagnoses print the state of the bot',
    ['no-sound-diagnosis', 'muted', 'joins-and-leaves', 'no-available-nodes', 'econnrefused', 'nothing-found'],
    async (stage) => {
      const samples = ['joins-and-leaves', 'no-available-nodes', 'econnrefused', 'no-sound-diagnosis'];
      const bot = await stage.play(['A'], samples);
      for (const name of ['muted', 'nothing-found']) await bot.evaluate(({ run }, sample) => run(sample), name);
      const player = stage.lavalink.player(guildId)!;
      player.event('WebSocketClosedEvent', { code: 4017, reason: 'DAVE', byRemote: true });
      player.report();
      await prints(bot, `${guildId}: 4017 DAVE, by Discord`);
      await prints(bot, `${guildId} true 20 ms`);
      await prints(bot, 'main 4.2.2');
      await prints(bot, 'init was called: true');
      await prints(bot, 'search 2');
      assert.match(bot.text, /filterVolume: 1/);
      player.end('finished');
      await prints(bot, 'the queue has ended, finished');
      stage.discord.move(1, botId, null);
      await prints(bot, `${guildId}: left ${voiceChannelId}`);
      await prints(bot, `${guildId}: destroy`);
      stage.lavalink.fault = () => ({ closes: true });
      stage.lavalink.restart();
      await bot.event('nodeError');
      await prints(bot, `127.0.0.1:${stage.lavalink.port}: `);
    },
  ),
  scenario('a player of a lost node is destroyed', ['lavalink-restarted'], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['lavalink-restarted']);
    stage.lavalink.restart();
    await bot.event('playerDestroy');
    await bot.event('nodeConnect');
    assert.equal(await bot.evaluate(({ manager }) => manager.players.size), 0);
  }),
  scenario('the bot rejoins once after code 4006, and keeps its queue', ['close-4006'], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['close-4006'], { hurry: 4 });
    stage.lavalink.requests.mark();
    const close = (): void =>
      stage.lavalink.player(guildId)!.event('WebSocketClosedEvent', { code: 4006, reason: '', byRemote: true });
    close();
    await stage.lavalink.hears(guildId, voiceChannelId);
    await stage.lavalink.paused(guildId, false);
    stage.discord.voice.mark();
    close();
    // The sample rejoins after two seconds, which `hurry` shortens.
    await bot.wait(600);
    assert.deepEqual(stage.discord.voice.recent(), []);
    const titles = await bot.evaluate(({ player: { queue } }) =>
      [queue.current, ...queue].map((track) => track?.title),
    );
    assert.deepEqual(titles, ['A', 'B']);
  }),
  scenario(
    'a failed search gives the reason or undefined',
    ['search-fails', 'search-fails-2', 'track-lookup'],
    async (stage) => {
      stage.lavalink.load = () => ({
        loadType: 'error',
        data: {
          message: 'Broken',
          severity: 'fault',
          cause: 'x',
          causeStackTrace: 'x\nCaused by: first\nCaused by: last',
        },
      });
      const bot = await stage.start();
      const found = await bot.evaluate(async ({ run }) => {
        await run('search-fails');
        await run('track-lookup');
        return (await (await run('search-fails-2')).find('song')) === undefined;
      });
      assert.equal(found, true);
      await prints(bot, "message: 'Broken'");
      await prints(bot, 'Caused by: last');
    },
  ),
  scenario('five failures in a row empty the queue', ['tracks-fail'], async (stage) => {
    const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const bot = await stage.play(titles, ['tracks-fail']);
    for (const next of titles.slice(1, 6)) {
      stage.lavalink.player(guildId)!.fail('Broken');
      if (next !== 'F') await bot.event('trackStart', ([, track]) => track === next);
    }
    await bot.event('queueEnd');
    await prints(bot, 'E: Broken (common)');
  }),
  scenario('the watchdog skips a track that does not start', ['queue-stands-still'], async (stage) => {
    const bot = await stage.play(['A', 'B', 'C'], ['queue-stands-still'], { hurry: 50 });
    const isB = ({ body }: { body: unknown }): boolean =>
      (body as { encodedTrack?: string } | undefined)?.encodedTrack === trackOf('B').encoded;
    stage.lavalink.fault = (request) => (isB(request) ? { status: 500, message: 'Broken' } : undefined);
    stage.lavalink.player(guildId)!.end('finished');
    await bot.event('trackStart', ([, track]) => track === 'C');
  }),
  scenario(
    'a listener survives the end of a player',
    ['crash-after-destroy', 'crash-after-destroy-2'],
    async (stage) => {
      const bot = await stage.play(['A'], ['crash-after-destroy']);
      await bot.evaluate(({ player }) => player.destroy());
      await bot.event('playerDestroy');
      await prints(bot, `${guildId} playerConnection`);
      await bot.evaluate(({ run }) => run('crash-after-destroy-2'));
      assert.deepEqual(bot.crashes, []);
    },
  ),
  scenario(
    'the bot asks to speak, sees regions, and has a valid name',
    ['stage', 'region', 'client-name'],
    async (stage) => {
      const bot = await stage.play(['A'], ['stage', 'region']);
      const names = await bot.evaluate(async ({ run }) => {
        const named: unknown[] = [];
        for (const name of ['Bot 🎵\n', '']) {
          process.env.BOT_NAME = name;
          named.push((await run('client-name')).clientName);
        }
        return named;
      });
      assert.deepEqual(names, ['Bot', 'Magmastream']);
      const channel = { id: voiceChannelId, type: 2, guild_id: guildId, name: 'Music', bitrate: 64_000, position: 0 };
      stage.discord.dispatch('CHANNEL_UPDATE', { ...channel, permission_overwrites: [], rtc_region: 'rotterdam' });
      await prints(bot, `${voiceChannelId}: voice region rotterdam`);
    },
  ),
  scenario('the position counts the time since the last report', ['position'], async (stage) => {
    const bot = await stage.play(['A']);
    const position = await bot.evaluate(async ({ run, player }) => {
      const { currentPosition } = await run('position');
      player.position = 5000;
      const before = currentPosition(player);
      const { node } = player as unknown as { node: { manager: NodeJS.EventEmitter } };
      node.manager.emit('nodeRaw', { op: 'playerUpdate', guildId: player.guildId });
      await new Promise((resolve) => setTimeout(resolve, 60));
      return [before, Number(currentPosition(player)) - 5000];
    });
    assert.equal(position[0], 5000);
    assert.ok(Number(position[1]) >= 50);
  }),
  scenario(
    'a stale player is removed, and the bot joins as before',
    ['thinks-connected', 'discordjs-voice'],
    async (stage) => {
      const bot = await stage.play(['A', 'B']);
      await bot.evaluate(async ({ run, client, manager }) => {
        const { removeStalePlayer } = await run('thinks-connected');
        const guild = client.guilds.cache.get('1000000000000000001') as { members: { me: { voice: object } } };
        await removeStalePlayer(guild);
        if (manager.players.size !== 1) throw new Error('removed a player whose bot is in the channel');
        Object.defineProperty(guild.members.me, 'voice', { value: { channelId: null } });
        await removeStalePlayer(guild);
      });
      await bot.event('playerDestroy');
      stage.discord.voice.mark();
      await bot.evaluate(({ run }) => run('discordjs-voice'));
      await stage.discord.voice.next(({ channelId }) => channelId === voiceChannelId);
    },
  ),
];

const leaving = guideScenario('guides/leaving');
const lavalinkGuide = guideScenario('guides/lavalink');
const erela = guideScenario('guides/from-erela');

/** Scenarios of single samples in other guides. */
export const others: Scenario[] = [
  leaving('the bot rejoins once after a kick', ['rejoin'], async (stage) => {
    const bot = await stage.play(['A'], ['rejoin'], { hurry: 10 });
    await bot.evaluate(({ player }) => player.set('stay', true));
    for (const rejoins of [true, false]) {
      bot.events.mark();
      stage.discord.voice.mark();
      stage.discord.move(1, botId, null);
      await bot.event('playerDestroy');
      if (rejoins) await stage.discord.voice.next(({ channelId }) => channelId === voiceChannelId);
      else await bot.wait(1200);
      if (rejoins) await bot.event('playerCreate');
      await stage.settle();
    }
    assert.equal(await bot.evaluate(({ manager }) => manager.players.size), 0);
  }),
  leaving('a rejoin after the node is lost does not end the bot', ['rejoin'], async (stage) => {
    const bot = await stage.play(['A'], ['rejoin'], { hurry: 100 });
    await bot.evaluate(({ player }) => player.set('stay', true));
    stage.discord.move(1, botId, null);
    await bot.event('playerDestroy');
    stage.lavalink.stop();
    await bot.event('nodeDisconnect');
    await bot.wait(300);
    assert.deepEqual(bot.crashes, []);
    assert.equal(await bot.evaluate(({ manager }) => manager.players.size), 0);
  }),
  lavalinkGuide('URLs and local files are loaded', ['http', 'local-files'], async (stage) => {
    stage.lavalink.load = (path) => (path.startsWith('/') ? { loadType: 'track', data: trackOf('jingle') } : undefined);
    const bot = await stage.play(['A']);
    for (const name of ['http', 'local-files']) await bot.evaluate(({ run }, sample) => run(sample), name);
    await prints(bot, 'track song.mp3');
    assert.equal(await bot.evaluate(({ player }) => player.queue[0]?.title), 'jingle');
  }),
  erela('changed bands keep the other bands', ['change-some-bands'], async (stage) => {
    const bot = await stage.play(['A']);
    const bands = await bot.evaluate(async ({ run, player }) => {
      await player.filters.setEqualizer([
        { band: 0, gain: 0.1 },
        { band: 1, gain: 0.2 },
      ]);
      await run('change-some-bands');
      return (player as Player & { filters: { equalizer: unknown } }).filters.equalizer;
    });
    assert.deepEqual(bands, [
      { band: 1, gain: 0.2 },
      { band: 0, gain: 0.3 },
    ]);
  }),
  erela('the bot plays, skips and stops', ['after'], async (stage) => {
    write(stage.path('erela.js'), "require('./samples/after').default({});");
    const bot = await stage.start({ main: 'erela.js' });
    const { discord, lavalink } = stage;
    assert.equal(await discord.command('play', { query: 'first' }), 'Added first.');
    assert.equal(await discord.command('play', { query: 'second' }), 'Added second.');
    await lavalink.hears(guildId, voiceChannelId);
    await discord.command('bass');
    assert.match(JSON.stringify(lavalink.player(guildId)?.filters), /"band":1,"gain":0.2/);
    await discord.command('skip');
    await bot.event('trackStart', ([, track]) => track === 'second');
    await discord.command('stop');
    await stage.loses(guildId);
    assert.deepEqual(bot.crashes, []);
  }),
];
