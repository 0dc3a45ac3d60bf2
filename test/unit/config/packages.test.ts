import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import packageJson from '../../../package.json';

const root = join(__dirname, '../../..');
const { dependencies, devDependencies } = packageJson;

/** The source files below a folder of the repository, as absolute paths. */
function filesIn(folder: string): string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => /\.(m?ts|tsx|mjs)$/.test(path)).map((path) => join(root, folder, path));
}

/** What a text imports, types included. */
const importsOf = (text: string) => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** What is left to import when the types are gone. */
function importsToRun(file: string): string[] {
  const options = { jsx: ts.JsxEmit.Preserve, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return importsOf(ts.transpile(readFileSync(file, 'utf8'), options, file));
}

/** The file of ours behind an import, unless it is a style sheet or a picture. */
function fileOf(path: string, from: string): string | undefined {
  if (!/^(\.|@site\/)/.test(path)) return undefined;
  const file = resolve(dirname(from), path.replace('@site', root));
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => file + end)
    .find((name) => /\.(m?ts|tsx|mjs)$/.test(name) && existsSync(name));
}

/** The package of an import; undefined for Node.js itself, for other files, and for what Docusaurus provides by alias. */
function packageOf(path: string): string | undefined {
  if (/^(\.|node:|@site\/|@theme\/|@theme-original\/|@theme-init\/|@generated\/)/.test(path)) return undefined;
  const [scope, name] = path.split('/');
  if (!scope.startsWith('@')) return scope;
  const isAlias =
    scope === '@docusaurus' && existsSync(join(root, `node_modules/@docusaurus/core/lib/client/exports/${name}.js`));
  return isAlias ? undefined : `${scope}/${name}`;
}

/** `package: file` for each import of a package that is not among those that are declared. */
function undeclared(file: string, imports: readonly string[], declared: object): string[] {
  const names = imports.flatMap((path) => packageOf(path) ?? []);
  const missing = names.filter((name) => !(name in declared) && !(`@types/${name}` in declared));
  return missing.map((name) => `${name}: ${relative(root, file)}`);
}

test('what the build imports is a dependency, also where nothing but dependencies is installed', () => {
  const seen = new Set<string>();
  const visit = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const imports = importsToRun(file);
    const others = imports.flatMap((path) => fileOf(path, file) ?? []);
    return [...undeclared(file, imports, dependencies), ...others.flatMap(visit)];
  };
  const entries = ['docusaurus.config.ts', 'sidebars.ts'].map((file) => join(root, file));
  expect([...entries, ...['src/pages', 'src/components', 'src/theme'].flatMap(filesIn)].flatMap(visit)).toEqual([]);
});

test('what scripts and tests import is declared', () => {
  const declared = { ...dependencies, ...devDependencies };
  const files = ['src', 'scripts', 'test/unit', 'test/site'].flatMap(filesIn);
  expect(files.flatMap((file) => undeclared(file, importsOf(readFileSync(file, 'utf8')), declared))).toEqual([]);
});
