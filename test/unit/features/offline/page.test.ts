import { isFile, isNamedByContent } from '../../../../src/features/offline/saved/page';
import { resourcesOf } from '../../../../src/lib/offline';

test('a page is read with the scripts, fonts and pictures that it names, and without those of the application', () => {
  const html = `<link rel=icon href=/site/img/favicon.svg><link href="https://other.host/assets/a.css">
    <style>@font-face{src:url(/site/assets/fonts/a.woff2)}</style>
    <meta name=style-sheet content=/site/assets/css/styles.1.css>
    <meta name="plain" content="/site/assets/js/plain.1.js">
    <meta name="application" content="/site/assets/js/main.1.js /site/assets/js/more.1.js">
    <img src="/site/img/a.svg"><img src=/site/img/a.svg><a href="/site/docs/intro">Introduction</a> /site/img/text.svg`;
  expect(resourcesOf(html, 'https://host/site/')).toEqual([
    'https://host/site/img/favicon.svg',
    'https://host/site/assets/fonts/a.woff2',
    'https://host/site/assets/js/plain.1.js',
    'https://host/site/img/a.svg',
  ]);
  expect(resourcesOf(html, 'https://host/')).toEqual([]);
});

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
