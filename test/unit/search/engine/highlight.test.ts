import { Marker } from '../../../../src/search/engine/highlight';

/** A marker for a query whose words mean themselves, and for each what else it means. */
function marker(query: Record<string, string[]>, ellipsis = '…'): Marker {
  const byTerm = new Map<string, string[]>();
  for (const [word, others] of Object.entries(query))
    [word, ...others].forEach((term) => byTerm.set(term, [...(byTerm.get(term) ?? []), word]));

  return new Marker({ size: Object.keys(query).length, byTerm }, { preTag: '[', postTag: ']', ellipsis });
}

const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}`).join(' ');

describe('highlight', () => {
  test('marks the words that were meant, and nothing inside of other words', () => {
    expect(marker({ play: ['plays'] }).highlight('Plays or replays, to play.').value).toBe(
      '[Plays] or replays, to [play].',
    );
  });

  test('marks parts of camelCase, neighbors as one', () => {
    expect(marker({ voice: [], channel: [] }).highlight('setVoiceChannelId').value).toBe('set[VoiceChannel]Id');
    expect(marker({ set: [], id: [] }).highlight('setVoiceChannelId').value).toBe('[set]VoiceChannel[Id]');
    expect(marker({ setvoicechannelid: [] }).highlight('setVoiceChannelId()').value).toBe('[setVoiceChannelId]()');
  });

  test('marks what a typing error meant, and says so in the words of the query', () => {
    expect(marker({ destory: ['destroy'] }).highlight('destroy()')).toEqual({
      value: '[destroy]()',
      matchLevel: 'full',
      matchedWords: ['destory'],
    });
  });

  test('tells how much of the query a text has', () => {
    const two = marker({ queue: [], loop: [] });
    expect(two.highlight('The loop of the queue').matchLevel).toBe('full');
    expect(two.highlight('A queue, a queue')).toMatchObject({ matchLevel: 'partial', matchedWords: ['queue'] });
    expect(two.highlight('Something else')).toEqual({ value: 'Something else', matchLevel: 'none', matchedWords: [] });
  });

  test('leaves no HTML of a text alive, inside of marks and outside', () => {
    const hostile = '<img src=x onerror="alert(1)"> & \'play\'';
    expect(marker({ img: [], play: [] }).highlight(hostile).value).toBe(
      '&lt;[img] src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;[play]&#39;',
    );
  });

  test('finds words with accents and apostrophes at their places', () => {
    expect(marker({ cafe: [], doesnt: [] }).highlight('The Café doesn’t close.').value).toBe(
      'The [Café] [doesn’t] close.',
    );
  });
});

describe('snippet', () => {
  const text = `${numbers(1, 20)} <b>play</b> ${numbers(21, 40)}`;

  test('is the whole text if that is short enough', () => {
    expect(marker({ w2: [] }).snippet('w1 w2 w3', 3).value).toBe('w1 [w2] w3');
  });

  test('is as many words as asked for, around what matches, cut off visibly', () => {
    expect(marker({ play: [] }).snippet(text, 5).value).toBe('…w19 w20 &lt;b&gt;[play]&lt;/b&gt; w21 w22…');
    expect(marker({ w1: [] }).snippet(text, 3).value).toBe('[w1] w2 w3…');
    expect(marker({ w40: [] }).snippet(text, 3).value).toBe('…w38 w39 [w40]');
    expect(marker({ w40: [] }, ' <cut> ').snippet(text, 2).value).toBe(' &lt;cut&gt; w39 [w40]');
  });

  test('is where most different words of the query stand', () => {
    const two = marker({ play: [], loop: [] });
    expect(two.snippet(`play play ${numbers(1, 9)} play the loop ${numbers(10, 19)}`, 3)).toMatchObject({
      value: '…[play] the [loop]…',
      matchLevel: 'full',
    });
  });

  test('is the beginning if nothing matches', () => {
    expect(marker({ loop: [] }).snippet(text, 2)).toEqual({ value: 'w1 w2…', matchLevel: 'none', matchedWords: [] });
  });

  test('counts words between white space, as readers do', () => {
    expect(marker({ d: [] }).snippet('a – b.c – d – e – f', 5).value).toBe('…b.c – [d] – e…');
  });
});
