import assert from 'node:assert/strict';
import { writeFile } from '../../src/lib/files';
import { idsOf } from './discord/guild';
import { guideScenario, type Scenario } from './harness/scenario';
import { exceptionOf, trackOf } from './lavalink/tracks';

const { guildId, voiceChannelId } = idsOf(1);
const scenario = guideScenario('guides/troubleshooting');
const inLavalinkGuide = guideScenario('guides/lavalink');
const inErelaGuide = guideScenario('guides/from-erela');
/** Its listener for `playerDisconnect` must not empty the queue when the bot leaves by itself. */
const oneFileBot = 'getting-started/examples/index-js: index.js';
const diagnoses = ['joins-and-leaves', 'no-available-nodes', 'econnrefused', 'no-sound-diagnosis'];

export const troubleshooting: Scenario[] = [
  scenario("the diagnostic samples print the bot's state", [...diagnoses, 'muted', 'nothing-found'], async (stage) => {
    const bot = await stage.play(['A'], diagnoses);
    await bot.run(['muted', 'nothing-found']);
    stage.player.close(4017, 'DAVE');
    await bot.prints(`${guildId}: 4017 DAVE, by Discord`);
    await bot.prints(`${guildId} true 20 ms`);
    await bot.prints('main 4.2.2');
    await bot.prints('init was called: true');
    await bot.prints('search 2');
    assert.match(bot.text, /filterVolume: 1/);
    stage.player.end();
    await bot.prints('the queue has ended, finished');
    stage.discord.move(null);
    await bot.prints(`${guildId}: left ${voiceChannelId}`);
    await bot.prints(`${guildId}: destroy`);
    stage.lavalink.goOffline();
    await bot.event('nodeError');
    await bot.prints(`127.0.0.1:${stage.lavalink.port}: `);
  }),
  scenario('the node does not get voice data without voice packets', ['no-sound-diagnosis'], async (stage) => {
    stage.discord.packets = [];
    const bot = await stage.start();
    await bot.run('no-sound-diagnosis');
    await bot.evaluate(({ play }) => play(['A']));
    await bot.prints(`${guildId} false -1 ms`);
    await stage.settle();
    assert.ok(stage.lavalink.requests.entries.every(({ body }) => !body?.voice));
  }),
  scenario('a player of a lost node is destroyed', ['lavalink-restarted'], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['lavalink-restarted']);
    stage.lavalink.restart();
    await bot.event('playerDestroy');
    await bot.event('nodeConnect');
    assert.equal(await bot.players(), 0);
  }),
  scenario('the bot rejoins once after code 4006, and keeps its queue', ['close-4006', oneFileBot], async (stage) => {
    const bot = await stage.play(['A', 'B'], ['close-4006'], { hurry: 4, main: 'index.js' });
    const { lavalink, discord, player } = stage;
    lavalink.requests.mark();
    player.close(4006);
    await lavalink.hears();
    await lavalink.paused(false);
    discord.voice.mark();
    player.close(4006);
    // The sample rejoins after two seconds, which `hurry` shortens.
    await bot.wait(600);
    assert.deepEqual(discord.voice.recent(), []);
    assert.deepEqual(await bot.titles(), ['A', 'B']);
  }),
  scenario('a failed search has a reason', ['search-fails', 'search-fails-2', 'track-lookup'], async (stage) => {
    const data = { ...exceptionOf('Broken'), causeStackTrace: 'x\nCaused by: first\nCaused by: last' };
    stage.lavalink.load = () => ({ loadType: 'error', data });
    const bot = await stage.start();
    await bot.run(['search-fails', 'track-lookup']);
    assert.ok(await bot.evaluate(async ({ run }) => !(await (await run('search-fails-2')).find('song'))));
    await bot.prints("message: 'Broken'");
    await bot.prints('Caused by: last');
  }),
  scenario('five failures in a row empty the queue', ['tracks-fail'], async (stage) => {
    const bot = await stage.play(['A', 'B', 'C', 'D', 'E', 'F', 'G'], ['tracks-fail']);
    for (const next of ['B', 'C', 'D', 'E']) {
      stage.player.fail();
      await bot.starts(next);
    }
    stage.player.fail();
    await bot.event('queueEnd');
    await bot.prints('E: Broken (common)');
  }),
  scenario('the watchdog skips a track that does not start', ['queue-stands-still'], async (stage) => {
    const bot = await stage.play(['A', 'B', 'C'], ['queue-stands-still'], { hurry: 50 });
    stage.lavalink.failOn(trackOf('B').encoded);
    stage.player.end();
    await bot.starts('C');
  }),
  scenario('a listener works after destroy', ['crash-after-destroy', 'crash-after-destroy-2'], async (stage) => {
    const bot = await stage.play(['A'], ['crash-after-destroy']);
    await bot.evaluate(({ player }) => player.destroy());
    await bot.event('playerDestroy');
    await bot.prints(`${guildId} playerConnection`);
    await bot.run('crash-after-destroy-2');
  }),
  scenario('the samples set speaker, region and client name', ['stage', 'region', 'client-name'], async (on) => {
    const bot = await on.play(['A'], ['stage', 'region']);
    const names = await bot.evaluate(async ({ run }) => {
      const named: unknown[] = [];
      for (const name of ['Bot 🎵\n', '']) {
        process.env.BOT_NAME = name;
        named.push((await run('client-name')).clientName);
      }
      return named;
    });
    assert.deepEqual(names, ['Bot', 'Magmastream']);
    const channel = { id: voiceChannelId, type: 2, guild_id: guildId, name: 'Music', permission_overwrites: [] };
    on.discord.dispatch('CHANNEL_UPDATE', { ...channel, rtc_region: 'rotterdam' });
    await bot.prints(`${voiceChannelId}: voice region rotterdam`);
  }),
  scenario('the position includes the time since the last report', ['position'], async (stage) => {
    const bot = await stage.play(['A']);
    const [before, passed] = await bot.evaluate(async ({ run, player, manager }) => {
      const { currentPosition } = await run('position');
      player.position = 5000;
      const first = Number(currentPosition(player));
      manager.emit('nodeRaw', { op: 'playerUpdate', guildId: player.guildId });
      await new Promise((resolve) => setTimeout(resolve, 60));
      return [first, Number(currentPosition(player)) - 5000];
    });
    assert.equal(before, 5000);
    assert.ok(passed >= 50);
  }),
  scenario('a stale player is removed before a join', ['thinks-connected', 'discordjs-voice'], async (stage) => {
    const bot = await stage.play(['A', 'B']);
    const left = await bot.evaluate(async ({ run, client, manager, player }) => {
      const { removeStalePlayer } = await run('thinks-connected');
      const guild = client.guilds.cache.get(player.guildId) as unknown as { members: { me: object } };
      await removeStalePlayer(guild);
      const { size } = manager.players;
      Object.defineProperty(guild.members.me, 'voice', { value: { channelId: null } });
      await removeStalePlayer(guild);
      return size;
    });
    assert.equal(left, 1, 'keeps a player whose bot is in the channel');
    await bot.event('playerDestroy');
    stage.discord.voice.mark();
    await bot.run('discordjs-voice');
    await stage.discord.requested('join');
  }),
  inLavalinkGuide('URLs and local files are loaded', ['http', 'local-files'], async (stage) => {
    stage.lavalink.load = (path) => (path.startsWith('/') ? { loadType: 'track', data: trackOf('jingle') } : undefined);
    const bot = await stage.play(['A']);
    await bot.run(['http', 'local-files']);
    await bot.prints('track song.mp3');
    assert.equal((await bot.titles())[1], 'jingle');
  }),
  inErelaGuide('changed bands keep the other bands', ['change-some-bands'], async (stage) => {
    const bot = await stage.play(['A']);
    const [first, second] = [1, 2].map((number) => ({ band: number - 1, gain: number / 10 }));
    await bot.evaluate(({ player }, bands) => player.filters.setEqualizer(bands), [first, second]);
    await bot.run('change-some-bands');
    const bands = await bot.evaluate(({ player }) => player.filters.equalizer as unknown);
    assert.deepEqual(bands, [second, { band: 0, gain: 0.3 }]);
  }),
  inErelaGuide('the bot plays, skips and stops', ['after'], async (stage) => {
    writeFile(stage.path('erela.js'), "require('./samples/after').default({});");
    const bot = await stage.start({ main: 'erela.js' });
    const { discord } = stage;
    assert.equal(await discord.command('play', { query: 'first' }), 'Added first.');
    assert.equal(await discord.command('play', { query: 'second' }), 'Added second.');
    await stage.lavalink.hears();
    await discord.command('bass');
    assert.match(JSON.stringify(stage.player.filters), /"band":1,"gain":0.2/);
    await discord.command('skip');
    await bot.starts('second');
    await discord.command('stop');
    await stage.loses();
  }),
];
