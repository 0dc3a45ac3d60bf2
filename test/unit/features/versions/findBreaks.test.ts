import { explain } from '../../../../src/features/versions/compiler/explain';
import type { Break, Breaks } from '../../../../src/features/versions/compiler/findBreaks';
import { checkFiles, placesOf } from './checkBot';
import { comparisonOf } from './comparisonOf';

const run = (files: Record<string, string>, pair?: [string, string]): Breaks =>
  checkFiles(
    Object.entries(files).map(([name, text]) => ({ name, text })),
    pair,
  );

/** Checks files against two versions, and returns `file:line item` for each problem. */
const check = (files: Record<string, string>, pair?: [string, string]): string[] => placesOf(run(files, pair));

const manager = 'import { Manager, Player } from "magmastream";\ndeclare const manager: Manager, player: Player;\n';

describe('findBreaks', () => {
  test('the check follows any variable name from an import, a require and a destructuring', () => {
    const files = {
      'a.ts':
        'import { Manager as M } from "magmastream";\nlet x!: M;\nfor (const [, y] of x.players) y.guild;\nconst { guild: g } = x.get("1")!;',
      'b.js':
        'const { Manager: M } = require("magmastream");\nconst x = new M({ nodes: [], send() {} });\nx.create({ guild: "1" });',
    };
    expect(check(files, ['2.7.5', '2.8.0'])).toEqual([
      'a.ts:3 Player.guild',
      'a.ts:4 Player.guild',
      'b.js:3 PlayerOptions.guild',
    ]);
  });

  test('the check reports every removed option of an object', () => {
    const call = 'manager.create({\n  guild: "1",\n  voiceChannel: "2",\n  textChannel: "3",\n});';
    expect(
      check({ 'a.ts': `import { Manager } from "magmastream";\ndeclare const manager: Manager;\n${call}` }),
    ).toEqual(['a.ts:4 PlayerOptions.guild', 'a.ts:5 PlayerOptions.voiceChannel', 'a.ts:6 PlayerOptions.textChannel']);
  });

  test('the check follows a property that holds the manager, and the parameters of an event handler', () => {
    const files = {
      'index.js':
        'const { Manager } = require("magmastream");\nclient.music = new Manager({}).on("nodeRaw", () => {});',
      'commands/leave.js':
        'module.exports = (client, id) => {\n  const { music } = client;\n  music.get(id).voiceChannel;\n  client.music.get(id).voiceChannel;\n};',
      'events/queueEnd.js': 'module.exports = async (client, player) => {\n  player.textChannel;\n};',
      'games/chess.js': 'module.exports = (player) => player.textChannel;',
    };
    expect(check(files)).toEqual([
      'commands/leave.js:3 Player.voiceChannel',
      'commands/leave.js:4 Player.voiceChannel',
      'events/queueEnd.js:2 Player.textChannel',
    ]);
  });

  test('the check accepts the values of enums in JavaScript, but not in TypeScript', () => {
    const code = 'new Manager({ nodes: [], send() {} }).on("nodeConnect", (node) => node.connect());';
    const files = {
      'a.mts': `import { Manager } from "magmastream";\n${code}`,
      'b.mjs': `import { Manager } from "magmastream";\n${code}`,
    };
    expect(check(files, ['2.6.1', '2.8.7'])).toEqual(['a.mts:2 event nodeConnect']);
  });

  test('the check reports a call that returns a promise only in the new version, unless the code waits for it', () => {
    const text =
      'import { Player } from "magmastream";\ndeclare const player: Player;\nplayer.pause(true);\nawait player.pause(true);';
    expect(check({ 'a.ts': text })).toEqual(['a.ts:3 Player.pause']);
  });

  test('the check reports promises that optional calls, conditions, callbacks and returns drop', () => {
    const text = `${manager}player?.setVolume(50);
manager.get("1")?.setVolume(50);
player && player.setVolume(50);
player.playing ? player.pause(true) : player.stop();
manager.players.forEach((one) => one.destroy());
setTimeout(() => player.destroy(), 1000);
client.on("leave", () => { return player.destroy(); });
void player.stop();
const later = async () => player.stop();`;
    expect(check({ 'a.ts': text }).map((place) => place.split(' ')[0])).toEqual(
      ['3', '4', '5', '6', '6', '7', '8', '9'].map((line) => `a.ts:${line}`),
    );
  });

  test('the check reports a changed return type in a function that also returns messages', () => {
    const text = `import { Message } from "discord.js";
${manager}const run = (message: Message): Promise<void | Message> => {
  if (!message) return message.reply("");
  return player.play();
};
const answer = (): Promise<Message> => player.nowPlayingMessage;`;
    expect(check({ 'a.ts': text })).toEqual(['a.ts:6 Player.play']);
  });

  test('the check reports conditions on members that can no longer be empty', () => {
    const text = `${manager}if (!player.queue.previous) throw new Error();
const title = player.queue.previous ? "a" : "b";
player.queue.previous && manager.init("1");
while (player?.queue.previous === null) manager.init("1");
if (Boolean(player.queue.previous) || player.queue.current) manager.init("1");
if (player.queue.previous.length) manager.init("1");`;
    const { breaks } = run({ 'a.ts': text });
    expect(breaks.filter(({ code }) => code === 'always').map(({ line, item }) => `${line} ${item}`)).toEqual(
      [3, 4, 5, 6, 7].map((line) => `${line} Queue.previous`),
    );
    // A condition remains correct if its member has only lost the empty value.
    const node = `${manager}if (player.node) manager.init("1");\nif (!player.queue.current) manager.init("1");`;
    expect(check({ 'a.ts': node })).toEqual([]);
  });

  test('the check reports returned promises that leave a try block or a listener', () => {
    const text = `${manager}const outer = async () => {
  try {
    return player.destroy();
  } catch {}
};
const stop = () => player.destroy();
function pause() {
  return player.pause(true);
}
const seek = () => player.seek(1);
const volume = () => player.setVolume(1);
stop();
client.on("leave", pause);
await seek();
const later = async () => {
  try {
    await volume();
    return await player.stop();
  } catch {
    return player.stop();
  } finally {
    manager.init("1");
  }
};`;
    expect(check({ 'a.ts': text })).toEqual(['a.ts:5 Player.destroy', 'a.ts:8 Player.destroy', 'a.ts:10 Player.pause']);
  });

  test('the check reports an old value once, with the value that replaces it', () => {
    const text = (module: string, first: string): string => `import { Manager } from "${module}";
declare const manager: Manager;
const result = await manager.search("a");
if ("${first}" === result.loadType) manager.init("1");
switch (result.loadType) {
  case "NO_MATCHES":
    break;
  case "SEARCH_RESULT":
}
const { loadType } = result;
const type = result.loadType;
if (loadType !== "LOAD_FAILED" && type !== "TRACK_LOADED") manager.init("1");`;
    const { groups } = comparisonOf('2.6.1', '2.8.7');
    const explained = (files: Record<string, string>): string[] =>
      run(files, ['2.6.1', '2.8.7']).breaks.flatMap((one) =>
        one.code === 'import' ? [] : `${one.file}:${one.line} ${explain(one, groups)}`,
      );
    const typed = [
      'a.ts:4 Compare `loadType` with `LoadTypes.Error` instead of `"LOAD_FAILED"`.',
      'a.ts:6 Compare `loadType` with `LoadTypes.Empty` instead of `"NO_MATCHES"`.',
      'a.ts:8 Compare `loadType` with `LoadTypes.Search` instead of `"SEARCH_RESULT"`.',
    ];
    expect(explained({ 'a.ts': text('erela.js', 'LOAD_FAILED') })).toEqual([
      ...typed,
      'a.ts:12 Compare `loadType` with `LoadTypes.Error` instead of `"LOAD_FAILED"`.',
      'a.ts:12 Compare `loadType` with `LoadTypes.Track` instead of `"TRACK_LOADED"`.',
    ]);
    const script = text('erela.js', 'LOAD_FAILED').replace(
      'declare const manager: Manager',
      'const manager = new Manager({ autoPlay: true, nodes: [] })',
    );
    expect(explained({ 'a.js': script })).toEqual([
      'a.js:4 Compare `loadType` with `"error"` instead of `"LOAD_FAILED"`.',
      'a.js:6 Compare `loadType` with `"empty"` instead of `"NO_MATCHES"`.',
      'a.js:8 Compare `loadType` with `"search"` instead of `"SEARCH_RESULT"`.',
      'a.js:12 Compare `loadType` with `"error"` instead of `"LOAD_FAILED"`.',
      'a.js:12 Compare `loadType` with `"track"` instead of `"TRACK_LOADED"`.',
    ]);
    // The string equals the value of the enum member, so the comparison still works.
    expect(explained({ 'a.ts': text('magmastream', 'track') })).toEqual([]);
  });

  test('the check accepts a call that is wrong in both versions for different reasons', () => {
    const text = `${manager}player.setAutoplay("on");\nplayer.setAutoplay(true, 1, 2, 3);\nplayer.setAutoplay(true, "bot");`;
    expect(check({ 'a.ts': text })).toEqual([]);
    expect(check({ 'a.ts': `${manager}player.search("a", player.guild, 3);` })).toEqual(['a.ts:3 Player.guild']);
  });

  test('the check reports both the event and the body of a listener in TypeScript', () => {
    const text = `${manager}manager.on("trackStart", (one) => one.guild);`;
    expect(check({ 'a.ts': text }, ['2.6.1', '2.8.7'])).toEqual(['a.ts:3 event trackStart', 'a.ts:3 Player.guild']);
  });

  test('the check follows the path aliases of tsconfig.json', () => {
    const files = {
      'tsconfig.json': '{ "extends": "./tsconfig.base.json", // comment\n "compilerOptions": { "baseUrl": "." } }',
      'tsconfig.base.json': '{ "compilerOptions": { "paths": { "~/*": ["src/*"] } } }',
      'src/audio.ts': 'import { Manager } from "magmastream";\nexport class Audio extends Manager {}',
      'src/a.ts': 'import { Audio } from "~/audio";\nexport const run = (one: Audio) => one.useableNodes;',
      'src/b.ts': 'import { Audio } from "src/audio";\nexport const run = (one: Audio) => one.useableNodes;',
    };
    expect(check(files)).toEqual(['src/a.ts:2 Manager.useableNodes', 'src/b.ts:2 Manager.useableNodes']);
  });

  test('the check reports the option that another version requires', () => {
    const text =
      'import { Manager } from "magmastream";\nnew Manager({ nodes: [], autoPlay: true, send() {} });\nconst options = { nodes: [], send() {} };\nnew Manager(options);';
    expect(check({ 'a.ts': text }, ['2.8.7', '2.8.5'])).toEqual([
      'a.ts:2 ManagerOptions.lastFmApiKey',
      'a.ts:4 ManagerOptions.lastFmApiKey',
    ]);
  });

  test('the check compares code for erela.js with erela.js', () => {
    const text = `const { Manager } = require("erela.js");
const spotify = require("erela.js-spotify");
const manager = new Manager({ nodes: [], plugins: [], send() {} });
async function play(player) {
  const result = await manager.search("x").catch(() => ({ loadType: "LOAD_FAILED" }));
  if (result.loadType === "NO_MATCHES") return;
  player.setEQ({ band: 0, gain: 1 });
  manager.leastUsedNodes.first();
}`;
    const result = run({ 'a.js': text }, ['2.7.5', '2.8.7']);
    expect(placesOf(result)).toEqual([
      'a.js:1 undefined',
      'a.js:2 undefined',
      'a.js:3 ManagerOptions.autoPlay',
      'a.js:6 SearchResult.loadType',
      'a.js:7 Player.setEQ',
      'a.js:8 Manager.leastUsedNodes',
    ]);
    expect(result.imported).toEqual(['erela.js']);
  });

  test('the check follows well-known names in code without an import, and reports this guess', () => {
    const text =
      'const player = client.manager.get(guild.id);\nplayer.textChannel;\nmanager.useableNodes;\nmusic.useableNodes;';
    const result = run({ 'pasted.js': text });
    expect(placesOf(result)).toEqual([
      'pasted.js:2 Player.textChannel',
      'pasted.js:3 Manager.useableNodes',
      'pasted.js:4 Manager.useableNodes',
    ]);
    expect(result.imported).toEqual([]);
  });

  test('the check lists the values that it could not follow', () => {
    const files = {
      'a.js': 'const { Manager } = require("magmastream");\nnew Manager({ nodes: [], send() {} });',
      'b.js': 'module.exports = (client) => client.container.resolve("x").music.create({ guild: "1" });',
      'c.js':
        'const { ShardingManager } = require("discord.js");\nconst manager = new ShardingManager("./a.js");\nmanager.create();',
    };
    const { breaks, unfollowed } = run(files);
    expect(breaks).toEqual([]);
    expect(unfollowed).toEqual([{ name: 'client.container.resolve("x").music', files: ['b.js'], declared: undefined }]);
  });

  test('the check lists functions that receive a manager but are not in the files', () => {
    const code =
      'const { Manager } = require("magmastream");\nmodule.exports = (handlers, manager = new Manager({ autoPlay: true })) => {\n  console.log(manager);\n  handlers.start(manager);\n};';
    expect(run({ 'a.js': code }).unfollowed).toMatchObject([{ name: 'handlers.start' }]);
    expect(run({ 'a.js': code, 'b.js': 'exports.start = (one) => one.init("1");' }).unfollowed).toEqual([]);
  });

  test('the check follows a manager into a callback, and into a property with a short name', () => {
    const text = `const { Manager } = require("magmastream");
client.dj = new Manager({ autoPlay: true });
const withManager = (fn) => fn(client.dj);
withManager((one) => one.useableNodes);`;
    const result = run({ 'a.js': text, 'b.js': 'module.exports = (client) => client.dj.useableNodes;' });
    expect(placesOf(result)).toEqual(['a.js:4 Manager.useableNodes', 'b.js:1 Manager.useableNodes']);
    expect(result.unfollowed).toEqual([]);
  });

  test('the check does not turn lines without semicolons into calls', () => {
    const text =
      'const { Manager } = require("magmastream")\nclient.manager = new Manager({ nodes: [], autoPlay: true, send() {} })\nconst go = async (player) => {\n  await player.play()\n  client.manager.get("1").guild\n}';
    expect(check({ 'a.js': text })).toEqual(['a.js:5 Player.guild']);
  });

  test('the check accepts files with equal names, files named like pasted code and deeply nested files', () => {
    const deep = `import "magmastream";\n${'if (a) {} else '.repeat(800)}{}`;
    const code = `${manager}player.guild;`;
    const result = checkFiles([
      { name: 'pasted.ts', text: code },
      { name: 'pasted.ts', text: code },
      { name: 'pasted (2).ts', text: code },
      { name: 'deep.js', text: deep },
    ]);
    expect(placesOf(result)).toEqual(
      ['pasted.ts', 'pasted (3).ts', 'pasted (2).ts'].map((name) => `${name}:3 Player.guild`),
    );
    expect(result.unreadable.map(({ file }) => file)).toEqual(['deep.js']);
  });

  test('the check returns the first syntax error of a file', () => {
    const { unreadable } = run({ 'a.ts': 'import "magmastream";\nconst = 1;\nlet = 2;' });
    expect(unreadable).toMatchObject([
      { file: 'a.ts', line: 2, message: expect.stringContaining('expected') as string },
    ]);
  });
});

describe('explain', () => {
  const { groups } = comparisonOf('2.7.5', '2.8.7');

  test('the message contains the new name for each kind of problem', () => {
    const text = `${manager}manager.create({ guild: "1", voiceChannel: "1", textChannel: "1" });\nplayer.guild;\nconst { textChannel } = player;\nplayer.setVoiceChannel("1");`;
    expect(run({ 'a.ts': text }).breaks.map((one) => explain(one, groups))).toEqual([
      '`guild` is now `guildId`.',
      '`voiceChannel` is now `voiceChannelId`.',
      '`textChannel` is now `textChannelId`.',
      '`guild` is now `guildId`.',
      '`textChannel` is now `textChannelId`.',
      '`setVoiceChannel` is now `setVoiceChannelId`.',
    ]);
  });

  test('the message describes compiler errors in plain English', () => {
    const text = `import { Message } from "discord.js";
${manager}const run = (): Promise<void | Message> => player.play();
let song = player.queue.previous;
if (song === player.queue.current) manager.init("1");`;
    expect(run({ 'a.ts': text }).breaks.map((one) => explain(one, groups))).toEqual([
      "`play` has another type. Type 'Player' is not assignable to type 'void | Message<any>'.",
      'This comparison now always has the same result, because `Track[]` is never `Track | null`.',
    ]);
  });

  test('the message mentions a required option, a call that returns a promise and a removed member', () => {
    const problem: Break = { file: '', line: 1, column: 1, text: '', code: 'gone', item: 'Player.setEQ' };
    expect(explain(problem, groups)).toBe('`setEQ` no longer exists.');
    expect(explain({ ...problem, code: 'promise' }, groups)).toBe(
      '`setEQ` now returns a promise. Add `await`, and catch errors.',
    );
    expect(explain({ ...problem, code: 'missing' }, groups)).toBe('The option `setEQ` is now required.');
  });
});
