import matter from 'gray-matter';
import type { Code, List, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { entriesOf, headingParts } from '../../content/read/markup';
import { admonitions, treeOf } from '../../content/read/page';
import { didYouMean, mostSimilar } from '../../lib/didYouMean';
import type { PageRule, Report } from './rule';

const languages = (
  'text bash sh powershell diff dockerfile ini properties java json js javascript ts typescript toml xml html ' +
  'css nginx yaml yml'
).split(' ');

const attributes = ['title', 'version', 'expect-error', 'links', 'collapse'];

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Checks the levels and the ids of headings. */
export const checkHeadings: PageRule = (page, report) => {
  let depth = 1;
  visit(treeOf(page), 'heading', (heading) => {
    const { id, title } = headingParts(heading);
    const { start, end } = heading.position!;
    if (end.line > start.line) {
      report(
        end.line,
        'this line makes a heading of the text above: add an empty line before it, or write "## Title {#id}"',
      );
    }
    if (heading.children.some(({ type }) => type === 'image'))
      report(heading, 'headings cannot contain images: move the image below');
    if (title === '') report(heading, 'this heading is empty: write its text, or remove it');
    else if (heading.depth === 1) report(heading, `the title in the front matter is the h1: write "## ${title}"`);
    else if (heading.depth > depth + 1) report(heading, `this heading skips a level: use ${'#'.repeat(depth + 1)}`);
    if (id && !page.text.includes(`{#${id}}`)) report(heading, `Markdown reads the id as {#${id}}: use hyphens in it`);
    else if (id && !/^[\w.-]+$/.test(id))
      report(heading, `the id {#${id}} must contain only letters, digits and hyphens`);
    depth = heading.depth;
  });
};

/** Finds numbered lists that start again at 1, because a block between two items is not indented. */
export const checkNumbers: PageRule = (page, report) => {
  const lines = page.text.split('\n');
  visit(treeOf(page), (parent) => {
    let last: List | undefined;
    for (const node of 'children' in parent ? parent.children : []) {
      if (node.type === 'heading') last = undefined;
      if (node.type !== 'list') continue;
      if (!node.ordered && last && node.position!.start.column > last.position!.start.column)
        report(node, 'this list belongs to no item: indent it by 3 spaces, as far as the text of the item above');
      if (!node.ordered) continue;
      if (last?.children.length === 1 && node.start === 1)
        report(node, 'this list starts again at 1: indent the block above by 3 spaces, so that it belongs to the item');
      const expected = last ? last.start! + last.children.length : 1;
      node.children.forEach((item, index) => {
        const { line, column } = item.position!.start;
        const number = parseInt(lines[line - 1].slice(column - 1), 10);
        if (number !== 1 && number !== node.start! + index && number !== node.start)
          report(line, `this item shows as ${node.start! + index}: correct its number`);
      });
      if (node.start !== 1 && node.start !== expected)
        report(node, `this list starts at ${node.start}: write "${expected}."`);
      last = node;
    }
  });
};

/** Checks that each table row has as many cells as the table head, because Docusaurus drops additional cells. */
export const checkTables: PageRule = (page, report) => {
  visit(treeOf(page), 'table', ({ children: [head, ...rows] }) => {
    const expected = head.children.length;
    for (const row of rows) {
      const { length } = row.children;
      const advice = length > expected ? 'write `\\|` for a "|" in a cell, also in code' : 'add the missing cells';
      if (row.children.every(({ children }) => children.length === 0))
        report(row, 'this row is empty: fill its cells, or remove it');
      if (length !== expected)
        report(row, `this row has ${length} cells, but the table has ${expected} columns: ${advice}`);
    }
  });
};

/** Checks code fences and inline code for unknown languages, wrong attributes and invalid characters. */
export const checkCode: PageRule = (page, report) => {
  visit(treeOf(page), (node) => {
    if (node.type === 'code') checkFence(node, report);
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    if (node.type === 'inlineCode' && /(?<![\\/^$].*)\\[_*|<>{}[\]#](?!.*\/)/.test(node.value))
      report(node, 'code needs no backslash before this character: remove the backslash');
    const lines = node.value.split('\n');
    const first = node.position!.start.line + (node.type === 'code' ? 1 : 0);
    const isHtml = node.type === 'code' && /^(?:html|xml|[jt]sx)$/.test(node.lang ?? '');
    const odd = isHtml ? oddCharacters : [...oddCharacters, entity];
    for (const [index, text] of lines.entries()) {
      const found = odd.find(([pattern]) => pattern.test(text));
      if (found) report(first + index, found[1]);
    }
  });
  visit(treeOf(page), 'paragraph', ({ position }, _, parent) => {
    if (parent?.type === 'root' && position!.start.column > 4)
      report(position!.start.line, 'MDX has no indented code: use a code fence, or remove the indentation');
  });
};

const entity = [/&(?:#\d+|lt|gt|amp|quot|nbsp);/, 'code shows entities as text: type the character'] as const;

const oddCharacters: (readonly [pattern: RegExp, message: string])[] = [
  [/[“”„]|(?<![\p{L}])[‘’]|[‘’](?![\p{L}])/u, 'this code has typographic quotes: write " or \''],
  [/(?:^|\s)[–—](?=[a-z])/, 'this option starts with a dash: write two hyphens'],
  [/[\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/, 'this code has invisible characters: type its spaces again'],
];

function checkFence({ lang, meta, value, position }: Code, report: Report): void {
  const { line } = position!.start;
  const advice = didYouMean(lang ?? '', languages) || `: use ${languages.join(', ')}`;
  if (!lang) report(line, 'the fence has no language: write one after its opening characters, or "text"');
  else if (!languages.includes(lang)) report(line, `no highlighting for the language "${lang}"${advice}`);
  const rest = (meta ?? '').replace(
    /(?:^|\s)[\w-]+=(["']).*?\1|(?:^|\s)(?:collapse|expect-error)(?=\s|$)/g,
    (attribute) => (attributes.includes(attribute.trim().split('=')[0]) ? '' : attribute),
  );
  if (rest.trim())
    report(line, `the fence cannot have ${rest.trim()}: use ${attributes.join(', ')}, with values in quotes`);
  if (/^\s*```\w/m.test(value)) report(line, 'this code fence is not closed before the next one');
  const name = /^(?:json|ya?ml)$/.test(lang ?? '') ? lang! : undefined;
  if (name && (!parses(value, name === 'json' ? JSON.parse : parseYaml) || /^ *\t/m.test(name === 'json' ? '' : value)))
    report(line, `this ${name === 'json' ? 'JSON' : 'YAML'} does not parse: correct it, or use "text" for a part`);
}

const parseYaml = (value: string): unknown => matter(`---\n${value}\n---\n`, {});

function parses(value: string, parse: (value: string) => unknown): boolean {
  try {
    parse(value);
    return true;
  } catch {
    return false;
  }
}

const endOf = (node?: Nodes): number | undefined =>
  node?.type === 'containerDirective' ? node.position?.end.line : undefined;

/** Checks admonitions and other directives, because Docusaurus drops the label of an unknown directive. */
export const checkDirectives: PageRule = (page, report) => {
  const lines = page.text.split('\n');
  visit(treeOf(page), ['containerDirective', 'leafDirective', 'textDirective'], (node, _, parent) => {
    if (node.type === 'containerDirective') {
      const { name } = node;
      const advice = `${didYouMean(name, admonitions)}: use ${admonitions.slice(0, 5).join(', ')}`;
      // An admonition that ends together with its parent has no closing line, because the last line closes the parent.
      const isClosed = endOf(parent) !== endOf(node) && /^[\s>]*:{3,}\s*$/.test(lines[endOf(node)! - 1]);
      if (!admonitions.includes(name)) report(node, `":::${name}" is not an admonition${advice}`);
      else if (!isClosed) report(node, `this ":::${name}" is never closed: add ":::" on a separate line`);
      const [label, ...content] = node.children.map((child) => textOf(child));
      if (/^["“]/.test(label) && content.length > 0) report(node, 'readers see the quotes of this title: remove them');
      if (node.children.length === 0) report(node, `this ":::${name}" is empty: write its text, or remove it`);
    } else if (node.type === 'leafDirective') {
      report(node, `"::${node.name}" shows nothing: write ":::${node.name}" for an admonition, or put it in backticks`);
    } else if (node.type === 'textDirective' && (node.children.length || Object.keys(node.attributes ?? {}).length)) {
      report(
        node,
        `":${node.name}[…]" is a directive, which shows nothing: add a space after the colon, or write "\\:"`,
      );
    }
  });
};

/** Finds empty items, and names that occur twice in a list of members or parameters. */
export const checkEntries: PageRule = (page, report) => {
  visit(treeOf(page), 'listItem', (item) => {
    if (item.children.length === 0) report(item, 'this list item is empty: write its text, or remove it');
  });
  visit(treeOf(page), 'list', (list) => {
    const names = new Map<string, number>();
    for (const { name, line, prose } of entriesOf(list) ?? []) {
      for (const inner of prose.flatMap((node) => entriesOf(node) ?? []))
        report(inner.line, `\`${inner.name}\` belongs to the entry above: remove the indentation`);
      if (names.has(name)) report(line, `\`${name}\` is listed twice: merge this entry with line ${names.get(name)}`);
      else names.set(name, line);
    }
  });
};

const typeName =
  /^(?:string|number|boolean|bigint|unknown|any|null|undefined|object|void|Promise<.*>)(?:\[\])?(?: \| .+)*$/;

/** Patterns for facts that the build adds to reference pages. */
const typedFacts: [pattern: RegExp, fact: string][] = [
  [/\bdefault(?:s to| is| value is|:)? (?:-?\d|true|false|null\b|["'])/i, 'the default'],
  [/\b(?:added|introduced|available|new|since|deprecated) (?:in |since )?(?:version )?v?\d\.\d/i, 'the version'],
];

/** Finds types, defaults and versions in the prose of reference pages, because the build adds these facts. */
export const checkTypedFacts: PageRule = (page, report) => {
  if (!/^api:/m.test(page.text)) return;
  const found = (at: Nodes | number, fact: string): void =>
    report(at, `the build adds ${fact} from the API facts: delete it, and describe the meaning`);
  visit(treeOf(page), 'list', (list) => {
    for (const { prose, line } of entriesOf(list) ?? []) {
      const [first] = prose.flatMap((node) => ('children' in node ? node.children : []));
      if (first?.type === 'inlineCode' && typeName.test(first.value)) found(line, 'the type');
    }
  });
  visit(treeOf(page), 'paragraph', (paragraph) => {
    const fact = typedFacts.find(([pattern]) => pattern.test(textOf(paragraph)))?.[1];
    if (fact) found(paragraph, fact);
    const [first, second, third] = paragraph.children;
    const start = first?.type === 'strong' ? textOf(first) : '';
    if (start !== 'Returns' && mostSimilar(start.replace(/\W+$/, ''), ['Returns']))
      report(paragraph, 'write "**Returns**": the build adds the type to this word');
    if (first?.type === 'inlineCode' && !second && /^\w+\(.*\)(?:: .+)?$/.test(first.value))
      found(paragraph, 'the signature');
    if (
      third?.type === 'inlineCode' &&
      typeName.test(third.value) &&
      textOf(paragraph).startsWith(`Returns ${third.value}:`)
    )
      found(paragraph, 'the type');
  });
};
