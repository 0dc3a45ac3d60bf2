import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';

const src = join(__dirname, '../../src');

/** Folders in `src/`, in import order. Each folder may import only from itself and from earlier folders. */
const layers = [
  ...[
    'lib',
    'config',
    'api',
    'content',
    'search',
    'postbuild',
    'check',
    'release',
    'writing',
    'elements',
    'features',
    'islands',
  ],
  ...['theme', 'pages', 'styles', 'plugins'],
];

/** Folders whose code runs only in Node.js. The other code in their parent folders runs in the browser. */
const nodeOnly = ['search/build/', 'features/versions/comparison/', 'features/statistics/figures/'];
const browserLayers = ['search', 'elements', 'features', 'islands', 'theme', 'pages'];
/** Other modules that browser code may import, because they read neither API facts nor files. */
const shared = [
  ...['lib', 'config', 'styles', 'content/render/classes'],
  'features/versions/comparison/changes',
  'features/versions/comparison/loadData',
  'features/statistics/figures/draw',
];

const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const isForNode = (path: string): boolean => nodeOnly.some((folder) => path.startsWith(folder));
const isForBrowser = (path: string): boolean => browserLayers.some((layer) => isUnder(path, layer)) && !isForNode(path);

interface Import {
  /** `from` and `to` are paths relative to `src/`. */
  from: string;
  to: string;
  line: number;
  typeOnly: boolean;
}

/**
 * Returns everything that a file imports from `src/`: imports, re-exports, `import()`, `require` and `typeof import`.
 * Omits `require.resolve`, which only names a file for the browser bundle.
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

const layerOf = (path: string): string => path.split('/')[0];

/** Returns a message if an import is not allowed. Otherwise, returns an empty list. */
function problemsOf({ from, to, line, typeOnly }: Import): string[] {
  const [layer, target] = [layerOf(from), layerOf(to)];
  const at = `src/${from}:${line}: ${layer} imports ${to}`;
  // Components may import style sheets from `styles`. This folder comes late in the order, because it knows every class
  // name.
  const isStyle = target === 'styles' && isForBrowser(from);
  if (!isStyle && layers.indexOf(target) > layers.indexOf(layer)) return [`${at}, but ${target} comes after ${layer}`];
  const isAllowed = typeOnly || isForBrowser(to) || shared.some((folder) => isUnder(to, folder));
  return isForBrowser(from) && !isAllowed ? [`${at}, but browser code may import only its types`] : [];
}

test('src contains exactly these folders and no other files', () => {
  const entries = readdirSync(src).map((name) => (statSync(join(src, name)).isDirectory() ? name : `${name} is loose`));
  expect(entries.sort()).toEqual([...layers].sort());
});

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|[mc]js)$/.test(file));

test('each folder imports only earlier folders, and browser code imports only types of Node.js code', () => {
  const imports = files.flatMap((file) => importsOf(file.split(sep).join('/'), readFileSync(join(src, file), 'utf8')));
  expect(imports.length).toBeGreaterThan(files.length);
  expect(imports.flatMap(problemsOf)).toEqual([]);
});

test.each([
  ['content/a.ts', "import { x } from '../check/b';", 'content/a.ts:1: content imports check/b, but check comes after'],
  ['api/a.ts', "\nexport * from '@site/src/content/b';", 'api/a.ts:2: api imports content/b, but content comes after'],
  ['pages/a.tsx', "import { b } from '../api/load';", 'pages/a.tsx:1: pages imports api/load, but browser code'],
  ['features/A.tsx', "import type { Facts } from '../api/types';", ''],
  ['features/A/index.tsx', "import styles from '../../styles/field.module.css';", ''],
])('%s with %j gives the problem “%s”', (from, text, message) => {
  const problems = importsOf(from, text).flatMap(problemsOf);
  expect(problems).toEqual(message ? [expect.stringContaining(message)] : []);
});
