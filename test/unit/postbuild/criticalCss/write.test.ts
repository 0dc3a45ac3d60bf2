import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSheets } from '../../../../src/postbuild/criticalCss/write';
import { temporaryFolder, writeFile } from '../../temporary';

const build = temporaryFolder();
const address = '/base/assets/css/styles.0a1b.css';
const link = `<link rel=stylesheet href=${address}>`;

const write = (file: string, text: string): void => writeFile(join(build, file), text);
const read = (file: string): string => readFileSync(join(build, file), 'utf8');

const anywhere = [':where(html):not([data-mode]){color:#000}', ':focus-visible{outline:0}'];
const kept = [
  'p:hover{color:var(--own)}',
  '.card>.card__link:not(.open):after{content:""}',
  '#top{margin:0}',
  ...anywhere,
  '[data-mode=dark] .card{color:#fff}',
  '@media print{.card{display:none}}',
  '.card{animation:appear 1s}',
  '@keyframes appear{to{opacity:1}}',
];
const dropped = ['.menu--open{display:block}', '@keyframes gone{to{opacity:0}}', 'video{width:9px}'];

const font = '@font-face{font-family:Own;src:url(/own.woff2)}';

/** Each rule that is dropped stands behind one that is kept. */
const sheet = `${font}:root{--own:red;--asked:blue;--other:red}${kept.map((rule, index) => rule + (dropped[index] ?? '')).join('')}`;

beforeEach(async () => {
  const body =
    '<p id=top>a menu--open video</p><div class="card wide"><a class=card__link style="color:var(--asked)">b</a>';
  const script = "<script>document.body.setAttribute('data-mode','dark')</script>";
  write('assets/css/styles.0a1b.css', sheet);
  write('docs/intro.html', `<html class="docs-wrapper x"><head>${script}${link}<body>${body}`);
  write('docs/classes/Manager.html', `<html class="docs-wrapper y"><head>${link}<body><h1>Manager</h1>`);
  write('index.html', `<html><head>${link}<body><p>c</p>`);
  write('versions.html', `<html><head>${link}<body><div class=menu--open></div>`);
  write('docs/old.html', '<meta http-equiv=refresh content="0; url=/docs/intro">');
  await writeSheets(build, '/base/');
});

test('a page carries the rules that its kind has use for, in their order, and names the whole sheet', () => {
  const style = `${font}:root{--asked:blue}${kept.join('').replace('var(--own)', 'red')}`;
  expect(read('docs/intro.html')).toContain(
    `<style>${style}</style><meta name="style-sheet" content="${address}"><body>`,
  );
  expect(read('docs/classes/Manager.html')).toContain(`<style>${style}</style>`);
});

test('a page gets more tags of its own', async () => {
  write('index.html', `<html><head>${link}<body><p>c</p>`);
  await writeSheets(build, '/base/', (html) => `<meta name=more content=${html.length}>`);
  const { length } = `<html><head>${link}<body><p>c</p>`;
  expect(read('index.html')).toContain(`content="${address}"><meta name=more content=${length}><body>`);
});

test('pages of another kind have rules of their own', () => {
  expect(read('index.html')).toContain(`<style>${font}p:hover{color:red}${anywhere.join('')}</style>`);
  expect(read('versions.html')).toContain(`.menu--open{display:block}${anywhere.join('')}</style>`);
});

test('reference pages and lists of pages have rules that guides lack', async () => {
  const page = (body: string): string => `<html class="docs-wrapper x"><head>${link}<body>${body}`;
  write('docs/classes/Manager.html', page('<div class=api-line></div><b class=menu--open></b>'));
  write('docs/category/-guides.html', page('<b id=top></b>'));
  write('docs/intro.html', page('<h1>Introduction</h1>'));
  await writeSheets(build, '/base/');
  const files = ['docs/classes/Manager.html', 'docs/category/-guides.html', 'docs/intro.html'];
  expect(files.map((file) => /menu--open\{|#top/.exec(read(file))?.[0])).toEqual(['menu--open{', '#top', undefined]);
});

test('a font is in each page, and the sheet that comes later does not name it again', () => {
  for (const file of ['index.html', 'versions.html', 'docs/intro.html']) expect(read(file)).toContain(font);
  expect(read('assets/css/styles.0a1b.css')).toBe(sheet.replace(font, ''));
});

test('a page without a sheet stays as it is, and a build of such pages alone is refused', async () => {
  expect(read('docs/old.html')).toBe('<meta http-equiv=refresh content="0; url=/docs/intro">');
  await expect(writeSheets(build, '/base/')).rejects.toThrow('No page names the style sheet');
});

test('a page carries what the menu makes, and what the style of the search dialog asks for, which come without the application', async () => {
  const panel = '.panel__close{margin:0}';
  write(
    'assets/css/styles.0a1b.css',
    `${sheet}${panel}.button{margin:0}.left{color:var(--left)}:root{--shown:1;--drawn:3;--left:2}`,
  );
  write('assets/js/plain.0c.js', `make('<button class="panel__close"><path stroke="var(--drawn)"/>');make("button")`);
  write('assets/css/_plain_src_search_ui_Dialog_show_tsx.2e.css', '.dialog{color:var(--shown)}');
  write('assets/js/main.3d.js', 'make("left")');
  write('docs/intro.html', `<html class="docs-wrapper x"><head>${link}<body><button>Menu</button>`);
  await writeSheets(build, '/base/');
  expect(read('docs/intro.html')).toContain(panel);
  expect(read('docs/intro.html')).toContain('--shown:1;--drawn:3');
  expect(read('docs/intro.html')).not.toMatch(/left|\.button/);
});
