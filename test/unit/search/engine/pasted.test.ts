import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanPasted } from '../../../../src/search/engine/pasted';

const lines = (...all: string[]): string => all.join('\n');
const spring =
  '2024-05-01T12:00:00.123Z  INFO 1 --- [Lavalink] [           main] l.server.Launcher                        : ';
const oldSpring = '2021-03-01 10:20:30.456 ERROR 7 --- [ool-1-thread-12] l.server.io.SocketContext                : ';

const logs: [what: string, pasted: string, query: string, hint: string, dropped?: boolean][] = [
  // Node.js and discord.js
  [
    'the class of an error',
    'TypeError: Manager option "nodes" must be an array.',
    'Manager option "nodes" must be an array.',
    'TypeError',
  ],
  [
    'Uncaught',
    'Uncaught RangeError: Volume must be between 0 and 1000.',
    'Volume must be between 0 and 1000.',
    'RangeError',
  ],
  ['repeated classes', 'Error: Error: Query not found.', 'Query not found.', 'Error'],
  [
    'stack frames',
    lines(
      'Error: No available nodes.',
      '    at Manager.create (/app/node_modules/magmastream/dist/structures/Manager.js:412:19)',
      '    at async Object.run (file:///app/play.mjs:9:3)',
    ),
    'No available nodes.',
    'Error',
  ],
  [
    'the source line and the caret that Node.js prints',
    lines(
      '/home/me/bot/node_modules/magmastream/dist/utils/managerCheck.js:14',
      '        throw new TypeError("ManagerOptions must not be empty.");',
      '              ^',
      '',
      'TypeError: ManagerOptions must not be empty.',
      '    at default_1 (/home/me/x.js:14:15)',
      '',
      'Node.js v20.11.0',
    ),
    'ManagerOptions must not be empty.',
    'TypeError',
  ],
  [
    'a throw statement',
    'throw new RangeError("Volume must be between 0 and 1000.");',
    'Volume must be between 0 and 1000.',
    'RangeError',
  ],
  [
    'a throw statement with backticks',
    '      throw new Error(`Node with identifier ${identifier} not found`);',
    'Node with identifier ${identifier} not found',
    'Error',
  ],
  [
    'the line breaks that an input field removes',
    "node:events:497      throw er; // Unhandled 'error' event      ^Error: connect ECONNREFUSED 127.0.0.1:2333    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1607:16)",
    'connect ECONNREFUSED 127.0.0.1:2333',
    'Error',
  ],
  [
    'a rethrown event error',
    lines(
      'node:events:497',
      "      throw er; // Unhandled 'error' event",
      '      ^',
      '',
      'Error: Unexpected server response: 200',
      '    at ClientRequest.<anonymous> (C:\\Users\\me\\bot\\node_modules\\ws\\lib\\websocket.js:888:7)',
      "Emitted 'error' event on WebSocket instance at:",
      '    at abortHandshake (C:\\ws.js:1:1)',
    ),
    'Unexpected server response: 200',
    'Error',
  ],
  [
    'an old rejection warning',
    '(node:4242) UnhandledPromiseRejectionWarning: Error: No voice channel has been set.',
    'No voice channel has been set.',
    'Error',
  ],
  [
    'a process id',
    '(node:18) DeprecationWarning: The ready event has been renamed to clientReady',
    'The ready event has been renamed to clientReady',
    'DeprecationWarning',
  ],
  [
    'a code after the class',
    'TypeError [ERR_INVALID_CHAR]: Invalid character in header content ["Client-Name"]',
    'Invalid character in header content ["Client-Name"]',
    'ERR_INVALID_CHAR',
  ],
  [
    'the number of a Discord error',
    'DiscordAPIError[10062]: Unknown interaction',
    'Unknown interaction',
    'DiscordAPIError',
  ],
  [
    'the fields of an error object',
    lines(
      'Error: Request failed with status code 400',
      '    at settle (/app/node_modules/axios/lib/core/settle.js:19:12) {',
      "  code: 'ERR_BAD_REQUEST',",
      '  status: 400',
      '}',
    ),
    'Request failed with status code 400',
    'Error',
  ],
  [
    'an aggregate without a message',
    lines(
      'AggregateError [ECONNREFUSED]: ',
      '    at internalConnectMultiple (node:net:1114:18) {',
      "  code: 'ECONNREFUSED',",
      '  [errors]: [',
      '    Error: connect ECONNREFUSED ::1:2333',
      '        at createConnectionError (node:net:1634:14) {',
    ),
    'connect ECONNREFUSED ::1:2333',
    'Error',
  ],
  [
    'the cause of an error',
    lines(
      'TypeError: fetch failed',
      '    at node:internal/deps/undici/undici:12618:11 {',
      '  [cause]: Error: getaddrinfo ENOTFOUND lavalink',
      '      at GetAddrInfoReqWrap.onlookup [as oncomplete] (node:dns:107:26) {',
    ),
    'getaddrinfo ENOTFOUND lavalink',
    'Error',
    true,
  ],
  [
    'antiCrash tags',
    "[antiCrash] :: Unhandled Rejection/Catch\nTypeError: Cannot read properties of null (reading 'plugins')",
    "Cannot read properties of null (reading 'plugins')",
    'TypeError',
  ],
  [
    'ANSI codes',
    '\u001b[31m[ERROR]\u001b[39m Node \u001b[1mmain\u001b[0m error: connect ECONNREFUSED',
    'Node main error: connect ECONNREFUSED',
    '',
  ],
  [
    'ANSI codes without their escape character',
    '[31m[12:01:02] Node main disconnected with code 1006[39m',
    'Node main disconnected with code 1006',
    '',
  ],
  [
    'a missing module with its require stack',
    lines("Error: Cannot find module 'magmastream'", 'Require stack:', '- /app/index.js'),
    "Cannot find module 'magmastream'",
    'Error',
  ],
  [
    'an unhandled rejection with its promise',
    'Unhandled Rejection at: Promise { <rejected> } reason: Error: Player option "volume" must be a number.',
    'Player option "volume" must be a number.',
    'Error',
  ],
  [
    'a location after the message',
    'ReferenceError: guild is not defined (/app/commands/play.js:12:9)',
    'guild is not defined',
    'ReferenceError',
  ],
  [
    'an error of a TypeScript build',
    "src/index.ts:12:5 - error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
    "Argument of type 'string' is not assignable to parameter of type 'number'.",
    'TS2345',
  ],
  // loggers
  ['a winston level', 'error: Node main failed to connect 12 times', 'Node main failed to connect 12 times', ''],
  ['a winston timestamp', '2024-05-01 12:00:00 [ERROR]: No available nodes found', 'No available nodes found', ''],
  ['a pino line', '[12:00:00.123] ERROR (4242): Lavalink node main errored out', 'Lavalink node main errored out', ''],
  [
    'pino JSON',
    '{"level":50,"time":1714564800000,"pid":1,"hostname":"vps","err":{"type":"RangeError","message":"Volume must be between 0 and 1000.","stack":"RangeError: …"},"msg":"command failed"}',
    'Volume must be between 0 and 1000.',
    'RangeError',
    true,
  ],
  [
    'a date of a locale',
    '5/1/2024, 12:00:00 PM - [WARN] The player is not connected',
    'The player is not connected',
    '',
  ],
  [
    'a JavaScript date',
    'Wed May 01 2024 12:00:00 GMT+0000 (Coordinated Universal Time) | Node main: other side closed',
    'Node main: other side closed',
    '',
  ],
  ['several tags', '[Shard 0] [Cluster 1] [LAVALINK] Node main is ready to play', 'Node main is ready to play', ''],
  ['arrows and crosses', '✖ [ LAVALINK ] » Node main closed with code 1006', 'Node main closed with code 1006', ''],
  [
    'syslog',
    'May  1 12:00:00 vps node[4242]: Error: Cannot perform IP discovery - socket closed',
    'Cannot perform IP discovery - socket closed',
    'Error',
  ],
  // containers and process managers
  [
    'docker-compose prefixes',
    'bot-1       | Error: The application did not respond',
    'The application did not respond',
    'Error',
  ],
  [
    'pm2 prefixes',
    '0|musicbot  | 2024-05-01T12:00:00: Error: Used disallowed intents',
    'Used disallowed intents',
    'Error',
  ],
  [
    'nodemon lines',
    lines(
      '[nodemon] starting `node index.js`',
      'Error: Used disallowed intents',
      '[nodemon] app crashed - waiting for file changes before starting...',
    ),
    'Used disallowed intents',
    'Error',
  ],
  // Lavalink and Java
  [
    'Lavalink 4 logs',
    `${spring}Lavalink is ready to accept connections.`,
    'Lavalink is ready to accept connections.',
    '',
  ],
  ['Lavalink 3 logs', `${oldSpring}Authentication failed`, 'Authentication failed', ''],
  [
    'Lavalink logs of docker-compose',
    `lavalink-1  | ${spring}Started Launcher in 7.2 seconds`,
    'Started Launcher in 7.2 seconds',
    '',
  ],
  [
    'information before an error',
    lines(`${spring}GET /v4/loadtracks?identifier=x`, `${oldSpring}Error while handling a track`, `${spring}Finished`),
    'Error while handling a track',
    '',
    true,
  ],
  [
    'a Java stack trace',
    lines(
      'com.sedmelluq.discord.lavaplayer.tools.FriendlyException: Something broke when playing the track.',
      '\tat com.sedmelluq.discord.lavaplayer.track.playback.LocalAudioTrackExecutor.execute(LocalAudioTrackExecutor.java:110) ~[lavaplayer-2.2.2.jar!/:na]',
      '\tat java.base/java.lang.Thread.run(Thread.java:840)',
      'Caused by: java.lang.RuntimeException: Must find sig function from script: /s/player/0004de42/player_ias.vflset/en_US/base.js',
      '\t... 7 common frames omitted',
    ),
    'Must find sig function from script: /s/player/0004de42/player_ias.vflset/en_US/base.js',
    'RuntimeException',
    true,
  ],
  [
    'a thread of Java',
    'Exception in thread "main" java.lang.UnsupportedClassVersionError: lavalink/server/Launcher has been compiled by a more recent version of the Java Runtime (class file version 61.0)',
    'Launcher has been compiled by a more recent version of the Java Runtime (class file version 61.0)',
    'UnsupportedClassVersionError',
  ],
  [
    'short Java messages',
    'Caused by: java.net.UnknownHostException: discord.com',
    'UnknownHostException: discord.com',
    'UnknownHostException',
  ],
  [
    'a Java class without a message',
    'java.lang.NullPointerException\n\tat lavalink.server.io.X.run(X.kt:12)',
    'NullPointerException',
    'NullPointerException',
  ],
  [
    'a failed start of Spring Boot',
    lines(
      '***************************',
      'APPLICATION FAILED TO START',
      '***************************',
      '',
      'Description:',
      '',
      'Web server failed to start. Port 2333 was already in use.',
      '',
      'Action:',
      '',
      'Identify and stop the process.',
    ),
    'Web server failed to start. Port 2333 was already in use.',
    '',
    true,
  ],
  [
    'a Java class without a message after a sentence',
    lines(
      'UT005023: Exception handling request to /loadtracks',
      'org.springframework.web.util.NestedServletException: Request processing failed; nested exception is java.lang.NullPointerException',
      '    at org.springframework.web.servlet.FrameworkServlet.doGet(FrameworkServlet.java:897)',
    ),
    'UT005023: Exception handling request to /loadtracks',
    'NullPointerException',
  ],
  ['words before the prefix of a logger', `Unable to play music ${oldSpring}Load failed`, 'Load failed', ''],
  [
    'labels of pm2 inside a line',
    `6|Lavalink | ... 48 common frames omitted 6|Lavalink | 6|Lavalink | ${spring}This is the old Lavalink websocket endpoint.`,
    'This is the old Lavalink websocket endpoint.',
    '',
  ],
  [
    'the name of a process with its number',
    lines(
      '2022-04-08T11:13:08.348076+00:00 heroku[web.1]: Process running mem=610M(117.6%)',
      '2022-04-08T11:13:08.350397+00:00 heroku[web.1]: Error R14 (Memory quota exceeded)',
    ),
    'Error R14 (Memory quota exceeded)',
    '',
    true,
  ],
  // JSON
  [
    "Lavalink's error response",
    '{"timestamp":1714564800000,"status":400,"error":"Bad Request","message":"Partial Lavalink voice state, one of: token, endpoint","path":"/v4/sessions/x/players/1"}',
    'Partial Lavalink voice state, one of: token, endpoint',
    '',
  ],
  [
    'text around JSON',
    'Failed to load: {"loadType":"error","data":{"message":"This video requires login.","severity":"common","cause":"java.lang.X: y"}}',
    'This video requires login.',
    '',
    true,
  ],
  [
    'JSON on several lines',
    lines(
      '{',
      '  "status": 404,',
      '  "error": "Not Found",',
      '  "message": "Session not found",',
      '  "path": "/v4/sessions"',
      '}',
    ),
    'Session not found',
    '',
  ],
  [
    'an object that Node.js prints',
    lines(
      'TrackException {',
      "  message: 'Something went wrong while looking up the track.',",
      "  severity: 'fault',",
      "  cause: 'java.lang.RuntimeException: x'",
      '}',
    ),
    'Something went wrong while looking up the track.',
    '',
    true,
  ],
  [
    'a message in JSON, and the same message cut short after it',
    lines(
      `${spring}Server responded with an error to 'https://media.example/v1/get_url': {"errors":[{"code":1002,"message":"The token has no rights on this media."}]}`,
      'com.sedmelluq.discord.lavaplayer.tools.FriendlyException: Server responded with an error.',
    ),
    '1002 The token has no rights on this media.',
    '',
    true,
  ],
  [
    'a status in JSON after a sentence',
    `12:00:00.123 Shard [0 / 1] LavaSrcTools  ERROR  Server responded with an error to 'https://open.spotify.com/api/token?ts=1': {"error":{"code":401,"message":"Unauthorized"}}`,
    "Server responded with an error to 'spotify.com': 401 Unauthorized",
    '',
    true,
  ],
  [
    'an object with the cause of an error',
    lines(
      '{',
      "  type: 'TrackExceptionEvent',",
      "  message: 'Something broke when playing the track.',",
      "  cause: 'java.lang.IllegalStateException: Failed to get media URL: 2000: An error occurred.'",
      '}',
    ),
    'Failed to get media URL: 2000: An error occurred.',
    'IllegalStateException',
    true,
  ],
  ['JSON without a message', '{"status":401,"error":"Unauthorized"}', '401 Unauthorized', ''],
  [
    'JSON that was cut off',
    '{"timestamp":1,"status":400,"error":"Bad Request","message":"Invalid JSON input","pa',
    'Invalid JSON input',
    '',
  ],
  [
    'the close code of an event',
    lines('{', "  op: 'event',", "  reason: 'Session is no longer valid.',", '  code: 4006,', '  byRemote: true', '}'),
    '4006 Session is no longer valid.',
    '',
  ],
  [
    'a context before an error',
    "Poru resolve error: TypeError: Cannot read properties of undefined (reading 'id')",
    "Cannot read properties of undefined (reading 'id')",
    'TypeError',
  ],
  [
    'a nested exception',
    'Failed to instantiate [X]: Constructor threw exception; nested exception is java.io.FileNotFoundException: ./plugins/a.jar (Permission denied)',
    './plugins/a.jar (Permission denied)',
    'FileNotFoundException',
  ],
  [
    'the reason of a client of the YouTube source',
    lines(
      'dev.lavalink.youtube.AllClientsFailedException: (yts.version: 1.18.0) All clients failed to load the item.',
      'Client [TVHTML5] failed: This video requires login.',
    ),
    'This video requires login.',
    '',
    true,
  ],
  [
    'the paths of long URLs',
    "[Lavalink] [  XNIO-1 task-2] c.github.topi314.lavasrc.LavaSrcTools    : Server responded with an error to 'https://api.spotify.com/v1/playlists/6zQWEraXPJJFWzTWZrrsFU': Too many requests",
    "Server responded with an error to 'spotify.com': Too many requests",
    '',
  ],
  [
    'the label of a program, and lines without a failure',
    lines(
      'Bot logs | Sat 05-02-2022 14:20:03.7130 [::]  Node connected :: a.example',
      'Bot logs | Sat 05-02-2022 14:20:03.7150 [::]  Node disconnected :: a.example',
    ),
    'Node disconnected :: a.example',
    '',
    true,
  ],
  [
    'frames without a class',
    lines("Cannot read properties of undefined (reading 'conf')", '    at SlashCreate.run (/app/a.js:35:28)'),
    "Cannot read properties of undefined (reading 'conf')",
    '',
  ],
  // npm
  [
    'npm errors',
    lines(
      'npm ERR! code ETARGET',
      'npm ERR! notarget No matching version found for magmastream@2.8.7.',
      'npm ERR! notarget In most cases you or one of your dependencies are requesting',
      'npm ERR! A complete log of this run can be found in: /root/.npm/_logs/x.log',
    ),
    'No matching version found for magmastream@2.8.7.',
    'ETARGET',
    true,
  ],
  ['a code of npm', 'npm error code ERESOLVE', 'ERESOLVE', 'ERESOLVE'],
  [
    'messages on several lines',
    lines('[12:00:00] the bot started', '[12:00:01] logged in as Bot#1234'),
    'the bot started',
    '',
    true,
  ],
];

test.each(logs)('cleaning keeps only the message: %s', (_what, pasted, query, hint, dropped = false) => {
  expect(cleanPasted(pasted)).toEqual({ query, hint, dropped });
});

const typed = [
  ...[
    'string -> Player',
    'Manager#create',
    'throws:RangeError',
    '[identifier] generics',
    '[identifier]',
    'error',
    ' play ',
  ],
  ...[
    'since:2.8 kind:event',
    'TypeError',
    'Error:',
    'RangeError: ',
    'new Player(',
    'warn',
    'debug: true',
    'status: 400',
    'caused by',
  ],
  ...[
    'player.queue.add(track)',
    'nodes[0]: not connected',
    'const player = manager.create({ guildId: guild.id',
    'throw new',
    '12:30',
    '2.8.7',
    '>',
    '^',
    '{',
  ],
  ...[
    'how do I play at 12:30',
    'message: string',
    '{ message }',
    'npm error',
    'Map<string, Player>',
    'ERROR',
    'at',
    '@ me',
    '',
  ],
  ...[
    'look at player (position)',
    'code ETARGET',
    'Record<string, unknown> | null',
    'npm install magmastream',
    '() -> void',
    '1006',
  ],
];

test.each(typed)('cleaning leaves the typed query %j unchanged', (query) => {
  expect(cleanPasted(query)).toEqual({ query, hint: '', dropped: false });
});

test('cleaning leaves the expected queries unchanged, except for errors', () => {
  const folder = join(__dirname, '../../../../src/check/expected/queries');
  const queries = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { query: string; kind: string }[],
  );
  const names = queries.filter(({ kind }) => kind !== 'error').map(({ query }) => query);
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((query) => cleanPasted(query).query !== query)).toEqual([]);
});

test('cleaning reads a long text in time', () => {
  const frame = '    at Manager.create (/app/node_modules/magmastream/dist/structures/Manager.js:412:19)\n';
  const start = performance.now();
  for (const text of [frame, '[', ' at ', '{"a":', 'Error: ', '((', "'".repeat(3)]) cleanPasted(text.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(2_000);
});
