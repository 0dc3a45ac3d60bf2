import { createEngine } from '../../../../src/search/engine';
import { shard, short } from './shard';

const engine = createEngine([shard]);
const found = (query: string): (string | undefined)[] =>
  engine.search({ query, hitsPerPage: 100 }).hits.map(({ url }) => short(url));
const first = (query: string): string | undefined => found(query)[0];

describe('names', () => {
  test.each([
    ['setVolume', 'Player#setVolume'],
    ['setvolume', 'Player#setVolume'],
    ['set volume', 'Player#setVolume'],
    ['setVol', 'Player#setVolume'],
    ['set vol', 'Player#setVolume'],
    ['volume set', 'Player#setVolume'],
    ['voice channel set', 'Player#setVoiceChannelId'],
    ['crea', 'Manager#create'],
  ])('%s is found whole, in parts and begun', (query, address) => {
    expect(first(query)).toBe(address);
  });

  test.each([
    ['Manager.create', 'Manager#create'],
    ['Manager#create', 'Manager#create'],
    ['Manager::create', 'Manager#create'],
    ['manager create', 'Manager#create'],
    ['create manager', 'Manager#create'],
    ['create(', 'Manager#create'],
    ['const player = manager.create({ guildId: guild.id', 'Manager#create'],
    ['player#setVolume', 'Player#setVolume'],
    ['bot?.player.setVolume(50)', 'Player#setVolume'],
    ['player.queue.add', 'Queue#add'],
    ['waiting.shuffle()', 'Queue#shuffle'],
    ['new Manager(', 'Manager#constructor'],
    ['new Player', 'Player#constructor'],
    ['manager ctor', 'Manager#constructor'],
    ['SearchPlatform.YouTube', 'SearchPlatform#YouTube'],
    ['trackStart event', 'Manager#trackStart'],
    ['player.', 'Player'],
    ['player.p', 'Player#position'],
  ])('%s leads to the member', (query, address) => {
    expect(first(query)).toBe(address);
  });

  test('an owner in the query prefers its members', () => {
    expect(first('player destroy')).toBe('Player#destroy');
    expect(first('manager destroy')).toBe('Manager#destroy');
    expect(first('destroy the player')).toBe('Player#destroy');
  });

  test('the page of a symbol comes before members and guides with its name in them', () => {
    expect(first('Player')).toBe('Player');
    expect(first('player')).toBe('Player');
    expect(first('queue')).toBe('Queue');
    expect(first('PlayerOptions')).toBe('PlayerOptions');
  });

  test('capitals tell a name from a heading with the same letters', () => {
    expect(first('autoPlay')).toBe('PlayerOptions#autoPlay');
    expect(first('Autoplay')).toBe('creating-commands#autoplay');
    expect(first('TrackStart')).toMatch(/#[tT]rackStart$/);
  });

  test('the event comes before the member of the enum that names it', () => {
    expect(found('trackStart').slice(0, 2)).toEqual(['Manager#trackStart', 'ManagerEventTypes#TrackStart']);
  });
});

describe('typing errors', () => {
  test.each([
    ['destory player', 'Player#destroy'],
    ['plyer.destroy', 'Player#destroy'],
    ['shufle', 'Queue#shuffle'],
    ['shufffle', 'Queue#shuffle'],
    ['shuffke', 'Queue#shuffle'],
    ['setVolmue', 'Player#setVolume'],
    ['trackStrat', 'Manager#trackStart'],
    ['setvoicechanelid', 'Player#setVoiceChannelId'],
  ])('%s is forgiven', (query, address) => {
    expect(first(query)).toBe(address);
  });

  test('a typing error is forgiven before the word is complete', () => {
    expect(found('shufl')).toContain('Queue#shuffle');
  });

  test.each(['xqzzyv', 'asdf', 'qwertzuiop', '12345', '???', '('])('%s finds nothing', (query) => {
    expect(found(query)).toEqual([]);
  });

  test('a few known letters among unknown words are no hit', () => {
    expect(found('zzzz yyyy a one wwww vvvv uuuu')).toEqual([]);
  });
});

describe('plain words', () => {
  test('stop words carry no weight', () => {
    expect(first('how do I loop a track')).toBe('creating-commands#loop');
    expect(found('how to loop')).toEqual(found('loop'));
  });

  test('a query of stop words only is still a query, for a title', () => {
    expect(found('that')).toEqual(['creating-commands#words']);
  });

  test.each([
    ['bot leaves when alone', 'creating-commands#empty-channel'],
    ['leaving channels', 'creating-commands#empty-channel'],
    ['random order', 'Queue#shuffle'],
  ])('%s leads to where it is explained', (query, address) => {
    expect(first(query)).toBe(address);
  });

  test('the last word may be unfinished, because the reader is still typing', () => {
    expect(found('random ord')).toContain('Queue#shuffle');
    expect(found('simil')).toContain('creating-commands#autoplay');
  });

  test('a heading comes before a row with the word in its text', () => {
    const [heading, ...rows] = found('loudness');
    expect(heading).toBe('creating-commands#loudness');
    expect(rows.sort()).toEqual(['Player#position', 'PlayerOptions#volume']);
  });

  test('guides and members of the same words are both among the first', () => {
    expect(found('autoplay').slice(0, 3).sort()).toEqual([
      'Player#setAutoplay',
      'PlayerOptions#autoPlay',
      'creating-commands#autoplay',
    ]);
  });
});

describe('error messages', () => {
  test.each([
    ['"clientId" must be a valid Discord client ID', 'Manager#init'],
    ['Error: "clientId" must be a valid Discord client ID.', 'Manager#init'],
    ['TypeError: Manager option "nodes" must be an array.', 'Manager#constructor'],
    ['Player option "volume" must be a number', 'Player#constructor'],
  ])('%s leads to the member that throws it', (message, address) => {
    expect(first(message)).toBe(address);
  });
});
