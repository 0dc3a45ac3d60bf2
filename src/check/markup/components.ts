import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { treeOf, type SourcePage } from '../../content/read/page';
import { didYouMean } from '../../lib/didYouMean';
import { messageOf } from '../../lib/messageOf';
import { isJsx, type Jsx } from './jsx';
import type { PageRule } from './rule';

/** Components that pages can use without an import. */
const provided = ['Head', 'Details', 'Compatibility'];

/** Maps the names of the components that pages may import to their modules. */
const importable: Record<string, string> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  ThemedImage: '@theme/ThemedImage',
};

/** Replaces imported values. The stub can be called and has every property. */
const stub: object = new Proxy(() => stub, { get: (_, key) => (typeof key === 'symbol' ? undefined : stub) });

interface Scope {
  names: string[];
  imports: { source: string; line: number }[];
}

const importStatement = /^import\s+(?:([^'"]*?)\s+from\s+)?['"](.+?)['"]/gm;
const exportedName = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;

/** Returns the names that a page imports and exports. */
function scopeOf(page: SourcePage): Scope {
  const scope: Scope = { names: [], imports: [] };
  visit(treeOf(page), 'mdxjsEsm', ({ value, position }) => {
    for (const { 1: names = '', 2: source, index } of value.matchAll(importStatement)) {
      scope.names.push(...(names.match(/[\w$]+(?=\s*(?:[,}]|$))/g) ?? []));
      scope.imports.push({ source, line: position!.start.line + value.slice(0, index).split('\n').length - 1 });
    }
    scope.names.push(...Array.from(value.matchAll(exportedName), ([, name]) => name));
  });
  return scope;
}

/** Checks that all imported modules exist, and that the page does not replace its layout. */
export const checkImports: PageRule = (page, report, root) => {
  const inPackages = (name: string): string => join(root, 'node_modules', name);
  const places = (source: string): string[] => {
    const [, alias, name] = /^(@theme|@theme-original|@site|@docusaurus)\/(.+)$/.exec(source) ?? [];
    if (alias === '@site') return [join(root, name)];
    if (alias === '@docusaurus') return [inPackages(`@docusaurus/core/lib/client/exports/${name}`), inPackages(source)];
    if (alias) return [join(root, 'src/theme', name), inPackages(`@docusaurus/theme-classic/lib/theme/${name}`)];
    return [source.startsWith('.') ? join(root, page.file, '..', source) : inPackages(source)];
  };
  for (const { source, line } of scopeOf(page).imports) {
    const advice = didYouMean(source, Object.values(importable));
    if (!places(source).some(isModule)) report(line, `the import "${source}" does not exist${advice}`);
  }
  visit(treeOf(page), 'mdxjsEsm', (node) => {
    if (/^export default\b/m.test(node.value))
      report(node, '"export default" replaces the layout of the page: remove it');
    const replaced = Array.from(node.value.matchAll(exportedName), ([, name]) => name).find((name) =>
      globals.includes(name),
    );
    if (replaced) report(node, `Docusaurus already defines "${replaced}" on each page: choose another name`);
  });
};

const isModule = (path: string): boolean =>
  ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js'].some((end) => existsSync(path + end));

/** The values that Docusaurus adds to the scope of a page. */
const globals = ['props', 'frontMatter', 'toc', 'contentTitle', 'assets', 'require'];

/** Evaluates an expression as the build does, with stubs instead of imported values. */
function evaluate(code: string, { names }: Scope): unknown {
  const unique = [...new Set([...names, ...globals])];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The build runs the same code of the page.
  return (new Function(...unique, `return (${code}\n)`) as (...values: object[]) => unknown)(...unique.map(() => stub));
}

function propertiesOf(node: Jsx, scope: Scope): Record<string, unknown> {
  const own = node.attributes.flatMap((attribute): [string, unknown][] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [];
    const { name, value } = attribute;
    const result = typeof value === 'object' && value ? evaluate(value.value, scope) : (value ?? true);
    // Skip event handlers, because React warns about them on the server and `checkElements` reports them.
    return typeof result === 'function' || name.startsWith('on') ? [] : [[name, result]];
  });
  return Object.fromEntries(own);
}

/** Renders each element and expression of a page on the server. An error there would fail the build. */
export const checkRendering: PageRule = (page, report) => {
  const scope = scopeOf(page);
  const attempt = (node: Nodes, render: () => ReactNode): void => {
    try {
      renderToStaticMarkup(render());
    } catch (error) {
      report(node, adviceFor(messageOf(error)));
    }
  };
  visit(treeOf(page), (node) => {
    if (node.type === 'mdxjsEsm' && /^export (?:const|let) [^<]*$/.test(node.value)) {
      const code = node.value.replace(/^import .*|^export /gm, '');
      attempt(node, () => (evaluate(`(() => { ${code} })()`, { ...scope, names: [] }), null));
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (/^[\s\d.,]*$/.test(node.value))
        return report(node, `{${node.value}} is code, and readers do not see its braces: put it in backticks`);
      // Skip expressions with JSX, because only the MDX compiler can turn JSX into function calls.
      if (/<[A-Za-z>]/.test(node.value) || isEmpty(node.value)) return;
      attempt(node, () => {
        const value = evaluate(node.value, scope);
        return typeof value === 'function' ? null : createElement(Fragment, null, value as ReactNode);
      });
    } else if (isJsx(node) && node.name) {
      const { name } = node;
      const [first] = name.split('.');
      const children = node.children.length > 0 ? ['content'] : [];
      if (/^[a-z]/.test(name) && name === first)
        attempt(node, () => createElement(name, propertiesOf(node, scope), ...children));
      else if (scope.names.includes(first) || provided.includes(name))
        attempt(node, () => (propertiesOf(node, scope), null));
      else report(node, missingComponent(name, scope));
    }
  });
};

const isEmpty = (code: string): boolean => code.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').trim() === '';

function missingComponent(name: string, { names }: Scope): string {
  const source = importable[name];
  const advice = didYouMean(name, [...names, ...provided, ...Object.keys(importable)]);
  const fix = source
    ? `add "import ${name} from '${source}';" below the front matter`
    : `import it, or put it in backticks if it is text${advice}`;
  return `the page does not import <${name}>: ${fix}`;
}

function adviceFor(reason: string): string {
  const name = /^(\w+) is not defined/.exec(reason)?.[1];
  if (name) return `{…} is code, and ${name} is not defined: put it in backticks, or write "\\{"`;
  if (/style. prop/.test(reason)) return 'style must not be text: use a class of src/styles instead';
  if (/self-closing tag/.test(reason))
    return `${reason.split(' ')[0]} cannot contain anything: write "<${reason.split(' ')[0]} />"`;
  return `this does not render: ${reason.split('\n')[0]}`;
}
