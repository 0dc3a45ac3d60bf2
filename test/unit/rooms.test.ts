import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';

const src = join(__dirname, '../../src');

/** The rooms of `src/` in the order of the house: each imports only from itself and from the rooms before it. */
const rooms = [
  ...['lib', 'config', 'api', 'words', 'samples', 'comparison', 'figures', 'remark', 'search', 'sheets', 'social'],
  ...['check', 'hosting', 'offline', 'plugins', 'client', 'components', 'theme', 'pages', 'css'],
];

/** The rooms whose code runs in the browser, and all that they may have of the other side besides its types. */
const browserRooms = ['client', 'components', 'theme', 'pages'];
const forBrowsers = [...browserRooms, 'lib', 'config', 'css', 'search/client', 'search/engine', 'offline/kept'];

interface Import {
  /** Paths below `src/`. */
  from: string;
  to: string;
  line: number;
  typeOnly: boolean;
}

/**
 * All that a file takes from `src/`: imports, exports from elsewhere, `import()`, `require` and `typeof import`; not what
 * it only names by `require.resolve` for the bundle of the browser.
 */
function importsOf(from: string, text: string): Import[] {
  const source = ts.createSourceFile(from, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const [, own] = /^@site\/src\/(.*)/.exec(specifier.text) ?? [];
    const to = own ?? posix.join(posix.dirname(from), specifier.text);
    if (!own && (!specifier.text.startsWith('.') || to.startsWith('..'))) return;
    found.push({ from, to, typeOnly, line: source.getLineAndCharacterOfPosition(specifier.getStart()).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    const called = ts.isCallExpression(node) && /^(import|require)$/.test(node.expression.getText());
    if (called) add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause || clause.name) return clause?.isTypeOnly ?? false;
  const names = clause.namedBindings;
  return clause.isTypeOnly || (!!names && ts.isNamedImports(names) && names.elements.every((one) => one.isTypeOnly));
}

const roomOf = (path: string): string => path.split('/')[0];

/** What is wrong with an import, or nothing. */
function stepsBack({ from, to, line, typeOnly }: Import): string[] {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === target) return [];
  const at = `src/${from}:${line}: ${room} imports ${to}`;
  // Styles come last in the order, because they know everybody's names; who shows something may name its style.
  const style = target === 'css' && browserRooms.includes(room);
  if (!style && rooms.indexOf(target) > rooms.indexOf(room)) return [`${at}, but ${target} stands after ${room}`];
  const allowed = typeOnly || forBrowsers.some((path) => to === path || to.startsWith(`${path}/`));
  return browserRooms.includes(room) && !allowed ? [`${at}, but the browser may have only types of it`] : [];
}

test('src holds the rooms of the order, and no file lies loose in it', () => {
  const entries = readdirSync(src).map((name) => (statSync(join(src, name)).isDirectory() ? name : `${name} is loose`));
  expect(entries.sort()).toEqual([...rooms].sort());
});

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|[mc]js)$/.test(file));

test('each room imports only rooms that stand before it, and the browser only types of the others', () => {
  const imports = files.flatMap((file) => importsOf(file.split(sep).join('/'), readFileSync(join(src, file), 'utf8')));
  expect(imports.length).toBeGreaterThan(files.length);
  expect(imports.flatMap(stepsBack)).toEqual([]);
});

test.each([
  [
    'words/pages.ts',
    "import { x } from '../check/problem';",
    'words/pages.ts:1: words imports check/problem, but check',
  ],
  ['api/load.ts', "\nexport * from '@site/src/remark';", 'api/load.ts:2: api imports remark, but remark stands after'],
  ['lib/a.ts', "void import('../config/site');", 'lib/a.ts:1: lib imports config/site, but config stands after'],
  ['config/a.ts', "type A = import('../api/types').A;", 'config/a.ts:1: config imports api/types, but api'],
  ['pages/a.tsx', "import { b } from '../api/load';", 'pages/a.tsx:1: pages imports api/load, but the browser'],
])('%s with %j is a step back', (from, text, message) => {
  expect(importsOf(from, text).flatMap(stepsBack).join()).toContain(message);
});

test.each([
  ['components/A.tsx', "import type { Facts } from '../api/types';"],
  ['components/A.tsx', "import { type Facts } from '../api/types';"],
  ['components/A.tsx', "import { createClient } from '../search/client';"],
  ['components/A/index.tsx', "import styles from '../../css/field.module.css';"],
  ['check/a.ts', "import sidebars from '../../sidebars';\nimport x from 'words';"],
])('%s with %j is no step back', (from, text) => {
  expect(importsOf(from, text).flatMap(stepsBack)).toEqual([]);
});
