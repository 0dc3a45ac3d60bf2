import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Nodes } from 'mdast';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { treeOf, type SourcePage } from '../../content/read/page';
import { didYouMean } from '../../lib/didYouMean';
import { messageOf } from '../../lib/messageOf';
import { isJsx } from './jsx';
import type { PageRule } from './rule';

/** The components of `@theme` that pages may import. */
const importable = ['Tabs', 'TabItem', 'ThemedImage'];
const themeModules = importable.map((name) => `@theme/${name}`);

/** Maps the aliases of Docusaurus to folders of the site. */
const aliases: Record<string, string[]> = {
  '@site': ['.'],
  '@theme': ['src/theme', 'node_modules/@docusaurus/theme-classic/lib/theme'],
  '@docusaurus': ['node_modules/@docusaurus/core/lib/client/exports', 'node_modules/@docusaurus'],
};

/** The values that Docusaurus adds to the scope of a page. */
const globals = ['props', 'frontMatter', 'toc', 'contentTitle', 'assets', 'require'];

const importStatement = /^import\s+(?:([^'"]*?)\s+from\s+)?['"](.+?)['"]/gm;
const exportedName = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;

/** Returns the names that a page imports and exports. */
function namesIn(page: SourcePage): string[] {
  const names: string[] = [];
  visit(treeOf(page), 'mdxjsEsm', ({ value }) => {
    for (const [, imported = ''] of value.matchAll(importStatement))
      names.push(...(imported.match(/[\w$]+(?=\s*(?:[,}]|$))/g) ?? []));
    for (const [, name] of value.matchAll(exportedName)) names.push(name);
  });
  return names;
}

/** Checks that all imported modules exist, and that the page does not replace its layout. */
export const imports: PageRule = (page, report, root) => {
  const exists = (source: string): boolean => {
    const [alias] = source.split('/');
    const name = alias in aliases ? source.slice(alias.length) : source;
    const folders = source.startsWith('.') ? [dirname(page.file)] : (aliases[alias] ?? ['node_modules']);
    return folders.some((folder) => isModule(join(root, folder, name)));
  };
  visit(treeOf(page), 'mdxjsEsm', (node) => {
    const { value, position } = node;
    for (const { 2: source, index } of value.matchAll(importStatement)) {
      const line = position!.start.line + value.slice(0, index).split('\n').length - 1;
      const advice = didYouMean(source, themeModules);
      if (!exists(source)) report(line, `the import "${source}" does not exist${advice}`);
    }
    if (/^export default\b/m.test(value)) report(node, '"export default" replaces the layout of the page: remove it');
    for (const [, name] of value.matchAll(exportedName)) {
      if (globals.includes(name))
        report(node, `Docusaurus already defines "${name}" on each page: choose another name`);
    }
  });
};

const isModule = (path: string): boolean =>
  ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js'].some((end) => existsSync(path + end));

/** Replaces imported values. The stub can be called and has every property. */
const stub: object = new Proxy(() => stub, { get: (_, key) => (typeof key === 'symbol' ? undefined : stub) });

/** Evaluates an expression as the build does, with stubs instead of imported values. */
function evaluate(code: string, names: readonly string[]): unknown {
  const unique = [...new Set([...names, ...globals])];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The build runs the same code of the page.
  return (new Function(...unique, `return (${code}\n)`) as (...values: object[]) => unknown)(...unique.map(() => stub));
}

/** Renders each expression of a page on the server. An error there would fail the build. */
export const rendering: PageRule = (page, report) => {
  const names = namesIn(page);
  const render = (node: Nodes, code: string, scope = names): unknown => {
    try {
      const value = evaluate(code, scope);
      renderToStaticMarkup(typeof value === 'function' ? null : (value as ReactNode));
      return value;
    } catch (error) {
      report(node, adviceFor(messageOf(error)));
      return stub;
    }
  };
  visit(treeOf(page), (node) => {
    if (node.type === 'mdxjsEsm' && /^export (?:const|let) [^<]*$/.test(node.value))
      render(node, `(() => { ${node.value.replace(/^import .*|^export /gm, '')} })()`, []);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const { value: code } = node;
      if (/^[\s\d.,]*$/.test(code))
        return report(node, `{${code}} is code, and readers do not see its braces: put it in backticks`);
      // Skip expressions with JSX, because only the MDX compiler can turn JSX into function calls.
      if (/<[A-Za-z>]/.test(code) || isComment(code)) return;
      const value = render(node, code);
      if (value === null || value === undefined || typeof value === 'boolean')
        report(node, `{${code}} is code, and shows nothing: put it in backticks`);
    } else if (isJsx(node) && node.name) {
      const [first] = node.name.split('.');
      if (!/^[a-z]/.test(first) && first !== 'Compatibility' && !names.includes(first))
        return report(node, missingComponent(first, names));
      for (const { value } of node.attributes)
        if (typeof value === 'object' && value) render(node, `(${value.value}\n), null`);
    }
  });
};

const isComment = (code: string): boolean => code.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').trim() === '';

function missingComponent(name: string, names: readonly string[]): string {
  const start = `the page does not import <${name}>: `;
  if (importable.includes(name)) return `${start}add "import ${name} from '@theme/${name}';" below the front matter`;
  const advice = didYouMean(name, [...names, 'Compatibility', 'details', ...importable]);
  return `${start}import it, or put it in backticks if it is text${advice}`;
}

function adviceFor(reason: string): string {
  const name = /^(\w+) is not defined/.exec(reason)?.[1];
  if (name) return `{…} is code, and ${name} is not defined: put it in backticks, or write "\\{"`;
  return `this does not render: ${reason.split('\n')[0]}`;
}
