import { join } from 'node:path';
import { readPage } from '../../../../src/lib/html/page';
import { CriticalCss, dropOverridden } from '../../../../src/postbuild/criticalCss/styles';
import { filesIn } from '../../../../src/lib/files';
import { temporaryFolder, writeFile } from '../../temporary';

const build = temporaryFolder();
const link = '<link rel=stylesheet href=/base/assets/css/styles.0a1b.css>';
const put = (file: string, text: string): void => writeFile(join(build, file), text);

const page = (body: string, { names = 'docs-wrapper', script = '' } = {}): string =>
  `<html class="${names}"><head><script>${script}</script>${link}<body>${body}`;

/** Returns the CSS of the last page in the list. */
async function cssOf(sheet: string, pages: Record<string, string>): Promise<string | undefined> {
  put('assets/css/styles.0a1b.css', sheet);
  const css = new CriticalCss(build, '/base/', filesIn(build));
  const links = Object.entries(pages).map(([file, html]) => css.add(readPage(file, html)));
  return (await css.byKind()).get(links.at(-1)!.kind);
}

beforeEach(() =>
  put('assets/js/elements.0c.js', `make('<button class="panel__close"><path stroke="var(--drawn)"/>');`),
);

test('keeps the rules that match something in a page, in their order', async () => {
  const kept = [
    ...['@font-face{font-family:Own;src:url(/own.woff2)}', ':root{--own:red}', 'p:hover{color:var(--own)}'],
    ...[
      '.card>.card__link:not(.open):after{content:""}',
      '#top{margin:0}',
      ':where(html):not([data-mode]){color:#000}',
    ],
    ...[':focus-visible{outline:0}', '[data-mode=dark] .card{color:#fff}', '@media print{.card{display:none}}'],
    ...['.card{animation:appear 1s}', '@keyframes appear{to{opacity:1}}', '.panel__close{margin:0}'],
  ];
  const dropped = [
    '.menu--open{display:block}',
    '@keyframes gone{to{opacity:0}}',
    'video{width:9px}',
    '.button{margin:0}',
  ];
  const body =
    '<p id=top>a menu--open video</p><div class="card wide"><a class=card__link>b</a></div><button>Menu</button>';
  const html = page(body, { script: `document.body.setAttribute('data-mode','dark')` });
  const sheet = kept.map((rule, index) => rule + (dropped[index] ?? '')).join('');
  expect(await cssOf(sheet, { 'docs/intro.html': html })).toBe(kept.join(''));
});

test('keeps the custom properties that a page, an element or the search dialog reads', async () => {
  put('assets/css/src_search_ui_Dialog_index_tsx.2e.css', '.dialog{color:var(--shown)}');
  const sheet = ':root{--asked:1;--drawn:2;--shown:3;--unused:4}';
  const css = await cssOf(sheet, { 'index.html': page('<p style="color:var(--asked)">') });
  expect(css).toBe(':root{--asked:1;--drawn:2;--shown:3}');
});

test('shares the rules among pages of one kind only', async () => {
  const sheet = '.a{margin:0}.b{margin:1px}.c{margin:2px}.api-line{margin:3px}';
  const pages = {
    'index.html': page('<b class=a>'),
    'usedby.html': page('<b class=b>', { names: 'plugin-pages' }),
    'docs/classes/Manager.html': page('<b class=api-line></b><b class=c></b>'),
    'docs/classes/Player.html': page('<b class=api-line>'),
  };
  expect(await cssOf(sheet, pages)).toBe('.c{margin:2px}.api-line{margin:3px}');
  expect(await cssOf(sheet, { ...pages, 'docs/category/-classes.html': page('<b class=b>') })).toBe('.b{margin:1px}');
  expect(await cssOf(sheet, { ...pages, 'docs/intro.html': page('<b class=a>') })).toBe('.a{margin:0}');
});

test.each([
  [':root{--gap:1px}p{margin:0}:root{--gap:2px}', 'p{margin:0}:root{--gap:2px}'],
  [':root{--gap:1px}@media print{:root{--gap:2px}}', ':root{--gap:1px}@media print{:root{--gap:2px}}'],
  [':root{--gap:1px}.note{--gap:2px}', ':root{--gap:1px}.note{--gap:2px}'],
])('reduces %s to the custom properties that count', (css, expected) => {
  expect(dropOverridden(css).replace(':root{}', '')).toBe(expected);
});
