import { isFile, isNamedByContent } from '../../../../src/features/offline/saved/page';

test.each([
  ['/assets/js/main.8f6979ff.js', true, true],
  ['/search/texts/docs-default-2.8.5.ba60c3ce.json', true, true],
  ['/search/shards.json', false, true],
  ['/img/logo.svg', false, true],
  ['/versions/2.8.7', false, false],
  ['/docs/category/%EF%B8%8F-classes', false, false],
])('%s: named by its content: %s; a file: %s', (path, byContent, file) => {
  expect([isNamedByContent(`https://host${path}`), isFile(`https://host${path}`)]).toEqual([byContent, file]);
});
