import { partsOf } from '../../../../src/components/Search/Page/parts';

test('what matches is told apart from the text around it', () => {
  expect(partsOf('<mark>create</mark>(options) and <mark>create</mark>')).toEqual([
    { text: 'create', marked: true },
    { text: '(options) and ', marked: false },
    { text: 'create', marked: true },
  ]);
});

test('entities are the characters that they stand for', () => {
  expect(partsOf('Map&lt;string, <mark>&quot;a&quot;</mark>&gt; &amp; it&#39;s')).toEqual([
    { text: 'Map<string, ', marked: false },
    { text: '"a"', marked: true },
    { text: "> & it's", marked: false },
  ]);
});

test('a text about tags and entities stays what its author wrote', () => {
  expect(partsOf('&lt;mark&gt; is written &amp;lt;mark&amp;gt;')).toEqual([
    { text: '<mark> is written &lt;mark&gt;', marked: false },
  ]);
});

test('a mark may go over several lines, and nothing makes nothing', () => {
  expect(partsOf('<mark>a\nb</mark>')).toEqual([{ text: 'a\nb', marked: true }]);
  expect(partsOf('')).toEqual([]);
});
