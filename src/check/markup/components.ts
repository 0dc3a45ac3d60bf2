import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/** Components that pages need not import. */
const provided = ['Head', 'Details', 'Compatibility'];

/** The components that pages may import, by name. */
const importable: Record<string, string> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  ThemedImage: '@theme/ThemedImage',
};

/** Stands for an imported value: it can be called, and has every property. */
const stub: object = new Proxy(() => stub, { get: (_, key) => (typeof key === 'symbol' ? undefined : stub) });

interface Scope {
  names: string[];
  imports: { source: string; line: number }[];
}

/** Returns the names that a page imports and exports. */
function scopeOf(page: SourcePage): Scope {
  const scope: Scope = { names: [], imports: [] };
  visit(treeOf(page), 'mdxjsEsm', ({ data, position }) => {
    for (const statement of data!.estree!.body) {
      if (statement.type === 'ImportDeclaration') {
        scope.names.push(...statement.specifiers.map(({ local }) => local.name));
        const line = statement.loc?.start.line ?? position!.start.line;
        scope.imports.push({ source: String(statement.source.value), line });
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        const { declaration } = statement;
        const ids = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
        scope.names.push(...ids.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])));
      }
    }
  });
  return scope;
}

/** Checks that the modules exist that a page imports. */
export const checkImports: PageRule = (page, report, root) => {
  visit(treeOf(page), 'mdxjsEsm', (node) => {
    if (/^export default\b/m.test(node.value))
      report(node, '"export default" replaces the layout of the page: remove it');
  });
  const { resolve } = createRequire(join(root, 'package.json'));
  const exists = (source: string): boolean => {
    const [, folder, name] = /^(@theme|@theme-original|@theme-init|@site)\/(.+)$/.exec(source) ?? [];
    const roots = ['src/theme', 'node_modules/@docusaurus/theme-classic/lib/theme'];
    if (folder) return (folder === '@site' ? ['.'] : roots).some((path) => isModule(join(root, path, name)));
    if (source.startsWith('.')) return isModule(join(root, page.file, '..', source));
    if (source.startsWith('@docusaurus/'))
      return isModule(join(root, 'node_modules/@docusaurus/core/lib/client/exports', source.slice(12)));
    try {
      return resolve(source) !== '';
    } catch {
      return false;
    }
  };
  for (const { source, line } of scopeOf(page).imports) {
    const advice = didYouMean(source, Object.values(importable));
    if (!exists(source)) report(line, `the import "${source}" does not exist${advice}`);
  }
};

const isModule = (path: string): boolean =>
  ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js'].some((end) => existsSync(path + end));

/** The values that Docusaurus adds to the scope of a page. */
const globals = ['props', 'frontMatter', 'toc', 'contentTitle', 'assets', 'require'];

/** Evaluates an expression as the build does. Values from imports are stubs. */
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
    // React warns about handlers on the server. `checkElements` reports them.
    return typeof result === 'function' || name.startsWith('on') ? [] : [[name, result]];
  });
  return Object.fromEntries(own);
}

/** Renders each element and expression of a page on the server as the build does, because the build fails if one throws. */
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
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      // The compiler turns JSX into calls. Only the compiler could check it.
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
