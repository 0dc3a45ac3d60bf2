import { createEngine } from '../../../../src/search/engine';
import { shard, short } from './shard';

const engine = createEngine([shard]);
const found = (query: string): (string | undefined)[] =>
  engine.search({ query, hitsPerPage: 100 }).hits.map(({ url }) => short(url));

/** What a reader types, by what it is and where it leads. */
const queries: Record<string, Record<string, string[]>> = {
  'the name': {
    'Player#setVolume': ['setVolume', 'setvolume', 'set volume', 'setVol', 'set vol', 'volume set'],
    'Player#setVoiceChannelId': ['voice channel set'],
    'Manager#create': ['crea'],
  },
  'the code': {
    'Manager#create': ['Manager.create', 'Manager#create', 'Manager::create'],
    'Player#setVolume': ['player#setVolume', 'bot?.player.setVolume(50)'],
    'Queue#add': ['player.queue.add'],
    'Queue#shuffle': ['waiting.shuffle()'],
    'Manager#constructor': ['new Manager('],
    'Player#constructor': ['new Player'],
    'SearchPlatform#YouTube': ['SearchPlatform.YouTube'],
    Player: ['player.'],
    'Player#position': ['player.p'],
  },
  'the call': { 'Manager#create': ['create(', 'const player = manager.create({ guildId: guild.id'] },
  'the owner in': {
    'Manager#create': ['manager create', 'create manager'],
    'Manager#constructor': ['manager ctor'],
    'Manager#destroy': ['manager destroy'],
    'Player#destroy': ['player destroy', 'destroy the player'],
  },
  'the kind in': { 'Manager#trackStart': ['trackStart event'] },
  'the symbol': { Player: ['Player', 'player'], Queue: ['queue'], PlayerOptions: ['PlayerOptions'] },
  'the case of': { 'PlayerOptions#autoPlay': ['autoPlay'], 'creating-commands#autoplay': ['Autoplay'] },
  'the typing error': {
    'Player#destroy': ['destory player', 'plyer.destroy'],
    'Queue#shuffle': ['shufle', 'shufffle', 'shuffke'],
    'Player#setVolume': ['setVolmue'],
    'Manager#trackStart': ['trackStrat'],
    'Player#setVoiceChannelId': ['setvoicechanelid'],
  },
  'the sentence': {
    'creating-commands#loop': ['how do I loop a track'],
    'creating-commands#empty-channel': ['bot leaves when alone', 'leaving channels'],
    'creating-commands#loudness': ['loudness'],
    'Queue#shuffle': ['random order'],
  },
  'the whole message': { 'Manager#init': ['Error: "clientId" must be a valid Discord client ID.'] },
  'the message': {
    'Manager#init': ['"clientId" must be a valid Discord client ID'],
    'Manager#constructor': ['TypeError: Manager option "nodes" must be an array.'],
    'Player#constructor': ['Player option "volume" must be a number'],
  },
};

test.each(
  Object.entries(queries).flatMap(([what, byAddress]) =>
    Object.entries(byAddress).flatMap(([address, typed]) => typed.map((query) => [what, query, address])),
  ),
)('%s %s leads to %s', (_what, query, address) => {
  expect(found(query)[0]).toBe(address);
});

test.each([
  ['shufl', 'Queue#shuffle'],
  ['random ord', 'Queue#shuffle'],
  ['simil', 'creating-commands#autoplay'],
])('the unfinished words %s find %s, because the reader is still typing', (query, address) => {
  expect(found(query)).toContain(address);
});

test.each(['xqzzyv', 'asdf', 'qwertzuiop', '12345', '???', '(', 'zzzz yyyy a one wwww vvvv uuuu'])(
  '%s finds nothing, whatever letters of it are known',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

test('stop words carry no weight, and find a title when there is nothing else', () => {
  expect(found('how to loop')).toEqual(found('loop'));
  expect(found('that')).toEqual(['creating-commands#words']);
});

test('an event comes before the member of the enum that names it', () => {
  expect(found('trackStart').slice(0, 2)).toEqual(['Manager#trackStart', 'ManagerEventTypes#TrackStart']);
  expect(found('TrackStart')[0]).toMatch(/#[tT]rackStart$/);
});

test('the heading and the members of a word come before rows with the word in their text', () => {
  expect(found('loudness').slice(1).sort()).toEqual(['Player#position', 'PlayerOptions#volume']);
  const named = ['Player#setAutoplay', 'PlayerOptions#autoPlay', 'creating-commands#autoplay'];
  expect(found('autoplay').slice(0, 3).sort()).toEqual(named);
});

test('a very long query is answered by its beginning', () => {
  expect(found(`setVolume ${'and then '.repeat(2000)}`)[0]).toBe('Player#setVolume');
});
