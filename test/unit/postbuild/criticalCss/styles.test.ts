import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from '../../../../src/lib/html/page';
import { CriticalCss } from '../../../../src/postbuild/criticalCss/styles';
import { filesIn } from '../../../../src/lib/files';
import { temporaryFolder, writeFile } from '../../temporary';

const build = temporaryFolder();
const link = '<link rel=stylesheet href=/base/assets/css/styles.0a1b.css>';
const put = (file: string, text: string): void => writeFile(join(build, file), text);
const page = (body: string, names = 'docs-wrapper'): string => `<html class="${names}"><head>${link}<body>${body}`;

/** Returns the CSS of the last page in the list. */
async function cssOf(sheet: string, pages: Record<string, string>): Promise<string | undefined> {
  put('assets/css/styles.0a1b.css', sheet);
  const css = new CriticalCss(build, '/base/', filesIn(build));
  const links = Object.entries(pages).map(([file, html]) => css.add(readPage(file, html)));
  return (await css.byKind()).get(links.at(-1)!.kind)?.inline;
}

beforeEach(() => put('assets/js/elements.0c.js', `make('<path stroke="var(--drawn)"/>');`));

test('critical CSS keeps the rules that match something in a page or in the markup of a script, in their order', async () => {
  const kept = [
    ...['@font-face{font-family:Own;src:url(/own.woff2)}', '@layer framework{p{margin:0}}', 'p:hover{color:red}'],
    ...[
      '.card>.card__link:not(.open):after{content:""}',
      '#top{margin:0}',
      ':where(html):not([data-mode]){color:#000}',
    ],
    ...[':focus-visible{outline:0}', '[data-theme=dark] .card{color:#fff}', '@media print{.card{display:none}}'],
    ...['.card{animation:appear 1s}', '@keyframes appear{to{opacity:1}}', '.menu__list[open]{margin:0}'],
  ];
  const dropped = [
    '.menu--open{display:block}',
    '@layer framework{video{width:9px}}',
    '@keyframes gone{to{opacity:0}}',
    '.button{margin:0}',
  ];
  const body =
    '<p id=top>a menu--open video</p><div class="card wide"><a class=card__link>b</a></div><button>Menu</button>';
  const sheet = kept.map((rule, index) => rule + (dropped[index] ?? '')).join('');
  expect(await cssOf(sheet, { 'docs/intro.html': page(body) })).toBe(kept.join(''));
});

test('critical CSS keeps the custom properties that a page, an element or the search dialog reads', async () => {
  put('assets/css/src_search_ui_Dialog_index_tsx.2e.css', '.dialog{color:var(--shown)}');
  put('assets/js/src_elements_keyboard-help_dialog_ts.4f.js', 'addStyles("dialog{padding:var(--loaded)}")');
  const sheet = ':root{--asked:1;--drawn:2;--shown:3;--loaded:4;--unused:5}';
  const css = await cssOf(sheet, { 'index.html': page('<p style="color:var(--asked)">') });
  expect(css).toBe(':root{--asked:1;--drawn:2;--shown:3;--loaded:4}');
});

test('the build moves rules for pages without JavaScript into a file that only such pages load', async () => {
  const copy = '@media print{:not([data-theme]) .a{margin:0}}';
  put('assets/css/styles.0a1b.css', `.a,:not([data-theme]) .a{top:0}${copy}`);
  const css = new CriticalCss(build, '/base/', filesIn(build));
  css.add(readPage('docs/intro.html', page('<b class=a>')));
  const { inline, tags } = (await css.byKind()).get('documentation')!;
  const file = filesIn(build).find((name) => name.includes('scriptless'))!;
  expect(inline).toBe('.a{top:0}');
  expect(tags).toBe(`<style>.a{top:0}</style><noscript><link rel="stylesheet" href="/base/${file}"></noscript>`);
  expect(readFileSync(join(build, file), 'utf8')).toBe(`:not([data-theme]) .a{top:0}${copy}`);
});

test('reference pages share rules, as do guides and all other pages', async () => {
  const sheet = '.a{margin:0}.b{margin:1px}.c{margin:2px}.api-head-facts{margin:3px}';
  const pages = {
    'index.html': page('<b class=a>', 'plugin-pages'),
    'docs/classes/Manager.html': page('<b class=a><p class="api-head-facts">'),
    'docs/guides/nodes.html': page('<b class=c>'),
    'docs/intro.html': page('<b class=b>'),
  };
  expect(await cssOf(sheet, pages)).toBe('.b{margin:1px}.c{margin:2px}');
  expect(await cssOf(sheet, { ...pages, 'usedby.html': page('<b class=b>', 'plugin-pages') })).toBe(
    '.a{margin:0}.b{margin:1px}',
  );
  expect(await cssOf(sheet, { ...pages, 'docs/enums/LoadTypes.html': page('<p class=api-head-facts>') })).toBe(
    '.a{margin:0}.api-head-facts{margin:3px}',
  );
});
