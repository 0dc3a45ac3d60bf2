import { createDocument } from '../../../../src/search/engine/documents';
import { parseQuery } from '../../../../src/search/engine/query';
import { createTextIndex } from '../../../../src/search/engine/textIndex';
import { current, sectionsOf } from '../fixtures';

test('a single match in a long section adds little relevance', () => {
  const ordinary = 'Each server has settings that a reader may change at any time. '.repeat(100);
  const sections = [
    { level: 1, title: 'Page' },
    { title: 'Long', text: `${ordinary} One mirror. ${ordinary}` },
    { title: 'Short', text: 'A mirror reflects. Turn the mirror.' },
  ];
  const page = { path: 'docs/page', category: 'Guides', sections };
  const index = createTextIndex(sectionsOf(current, page).map(createDocument));
  const found = index.search(index.tokenize(parseQuery('mirror').words));
  const [long, short] = [1, 2].map((id) => found.get(id)?.relevance ?? 0);
  expect(long).toBeGreaterThan(0);
  expect(long / short).toBeLessThan(0.55);
});

test('the index contains “tries”, a part of autoplayTries', () => {
  const sections = [{ title: 'Retries: autoplayTries', text: 'Each of the tries asks again.' }];
  const page = { path: 'docs/page', category: 'Guides', sections };
  const index = createTextIndex(sectionsOf(current, page).map(createDocument));
  const { tokens } = index.tokenize(parseQuery('amount of tries before autoplay ends').words);
  expect(tokens.find(({ text }) => text === 'tries')?.terms.get('tries')).toBe(1);
});
