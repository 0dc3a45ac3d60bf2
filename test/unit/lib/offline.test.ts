import { resourcesOf } from '../../../src/lib/offline';

test("a page loads the site's scripts, styles, fonts and images in its HTML", () => {
  const html = `<link rel=icon href=/site/img/favicon.svg><link href="https://other.host/assets/a.css">
    <link rel=apple-touch-icon href=/site/img/apple-touch-icon.png>
    <style>@font-face{src:url(/site/assets/fonts/a.woff2)}</style><script src="/site/assets/js/elements.1.js"></script>
    <img src="/site/img/a.svg"><img src=/site/img/a.svg><a href="/site/docs/intro">Introduction</a> /site/img/text.svg`;
  expect(resourcesOf(html, 'https://host/site/')).toEqual([
    'https://host/site/img/favicon.svg',
    'https://host/site/assets/fonts/a.woff2',
    'https://host/site/assets/js/elements.1.js',
    'https://host/site/img/a.svg',
  ]);
  expect(resourcesOf(html, 'https://host/')).toEqual([]);
});
