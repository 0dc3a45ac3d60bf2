import matter from 'gray-matter';
import type { Code, List, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { entriesOf, headingParts, lineOf } from '../../content/read/markup';
import { admonitions, treeOf } from '../../content/read/page';
import type { Patterns } from '../../content/read/problem';
import { didYouMean, mostSimilar } from '../../lib/didYouMean';
import { reportLines, type PageRule, type Report } from './rule';

/** Checks the levels and the ids of headings. */
export const headings: PageRule = (page, report) => {
  let depth = 1;
  visit(treeOf(page), 'heading', (heading) => {
    const { id, title } = headingParts(heading);
    const { start, end } = heading.position!;
    if (end.line > start.line)
      report(end.line, 'this line makes a heading of the text above: add an empty line, or write "## Title {#id}"');
    if (heading.children.some(({ type }) => type === 'image'))
      report(heading, 'headings cannot contain images: move the image below');
    if (title === '') report(heading, 'this heading is empty: write its text, or remove it');
    else if (heading.depth === 1) report(heading, `the title in the front matter is the h1: write "## ${title}"`);
    else if (heading.depth > depth + 1) report(heading, `this heading skips a level: use ${'#'.repeat(depth + 1)}`);
    if (id && !(page.text.includes(`{#${id}}`) && /^[\w.-]+$/.test(id)))
      report(heading, `Markdown reads the id as {#${id}}: use only letters, digits and hyphens`);
    depth = heading.depth;
  });
};

/** Finds numbered lists that start again at 1, because a block between two items is not indented. */
export const numberedLists: PageRule = (page, report) => {
  visit(treeOf(page), (parent) => {
    let last: List | undefined;
    for (const node of 'children' in parent ? parent.children : []) {
      if (node.type === 'heading') last = undefined;
      if (node.type !== 'list') continue;
      if (!node.ordered && last && node.position!.start.column > last.position!.start.column)
        report(node, 'this list belongs to no item: indent it by 3 spaces, as far as the text of the item above');
      if (!node.ordered) continue;
      const expected = last ? last.start! + last.children.length : 1;
      if (last?.children.length === 1 && node.start === 1)
        report(node, 'this list starts again at 1: indent the block above by 3 spaces, so that it belongs to the item');
      else if (node.start !== 1 && node.start !== expected)
        report(node, `this list starts at ${node.start}: write "${expected}."`);
      last = node;
    }
  });
};

/** Checks that each table row has as many cells as the table head, because Docusaurus drops additional cells. */
export const tables: PageRule = (page, report) => {
  visit(treeOf(page), 'table', ({ children: rows }) => {
    const columns = rows[0].children.length;
    for (const row of rows) {
      const { length } = row.children;
      const advice = length > columns ? 'write `\\|` for a "|" in a cell, also in code' : 'add the missing cells';
      if (row.children.every(({ children }) => children.length === 0))
        report(row, 'this row is empty: fill its cells, or remove it');
      if (length !== columns)
        report(row, `this row has ${length} cells, but the table has ${columns} columns: ${advice}`);
    }
  });
};

const entities = { 'code shows entities as text: type the character': /&(?:#\d+|lt|gt|amp|quot|nbsp);/ };

const prompts = { 'readers copy this prompt: remove "$ "': /^\s*\$ / };

const oddCharacters: Patterns = {
  'this code has typographic quotes: write " or \'': /[“”„]|(?<![\p{L}])[‘’]|[‘’](?![\p{L}])/u,
  'this option starts with a dash: write two hyphens': /(?:^|\s)[–—](?=[a-z])/,
  'this code has invisible characters: type its spaces again': /[\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/,
};

/** Checks code fences and inline code for unknown languages, wrong attributes and invalid characters. */
export const code: PageRule = (page, report) => {
  visit(treeOf(page), (node, _, parent) => {
    if (node.type === 'paragraph' && parent?.type === 'root' && node.position!.start.column > 4)
      report(node, 'MDX has no indented code: use a code fence, or remove the indentation');
    if (node.type === 'code') checkFence(node, report);
    if (node.type !== 'inlineCode') return;
    if (/(?<![\\/^$].*)\\[_*|<>{}[\]#](?!.*\/)/.test(node.value))
      report(node, 'code needs no backslash before this character: remove the backslash');
    reportLines(node.value.split('\n'), lineOf(node), { ...oddCharacters, ...entities }, report);
  });
};

const languages = (
  'text bash sh powershell diff dockerfile ini properties java json js javascript ts typescript toml xml html ' +
  'css nginx yaml yml'
).split(' ');

const attribute = /(?:^|\s)(?:(?:title|version|expect-error|links)=(["']).*?\1|(?:collapse|expect-error)(?=\s|$))/g;

function checkFence(fence: Code, report: Report): void {
  const { lang, value } = fence;
  const advice = didYouMean(lang ?? '', languages) || `: use ${languages.join(', ')}`;
  if (!lang) report(fence, 'the fence has no language: write one after its opening characters, or "text"');
  else if (!languages.includes(lang)) report(fence, `no highlighting for the language "${lang}"${advice}`);
  const rest = (fence.meta ?? '').replace(attribute, '').trim();
  if (rest) report(fence, `the fence cannot have ${rest}: use title, version, expect-error, links="…", or collapse`);
  if (value.trim() === '') report(fence, 'this code fence is empty: write its code, or remove it');
  if (/^\s*```\w/m.test(value)) report(fence, 'this code fence is not closed before the next one');
  if (!parses(lang ?? '', value))
    report(fence, `this ${lang?.toUpperCase()} does not parse: correct it, or use "text" for a part`);
  const isHtml = /^(?:html|xml|[jt]sx)$/.test(lang ?? '');
  const patterns = {
    ...oddCharacters,
    ...(isHtml ? {} : entities),
    ...(/^(?:ba)?sh$/.test(lang ?? '') ? prompts : {}),
  };
  reportLines(value.split('\n'), lineOf(fence) + 1, patterns, report);
}

/** True if the code is valid JSON or YAML, or has another language. */
function parses(language: string, value: string): boolean {
  try {
    if (language === 'json') JSON.parse(value);
    // The parser of gray-matter accepts tabs, which Lavalink rejects.
    return !/^ya?ml$/.test(language) || (matter(`---\n${value}\n---\n`, {}), !/^ *\t/m.test(value));
  } catch {
    return false;
  }
}

const endOf = (node?: Nodes): number | undefined =>
  node?.type === 'containerDirective' ? node.position?.end.line : undefined;

/** Checks admonitions and other directives, because Docusaurus drops the label of an unknown directive. */
export const directives: PageRule = (page, report) => {
  const lines = page.text.split('\n');
  visit(treeOf(page), ['containerDirective', 'leafDirective', 'textDirective'], (node, _, parent) => {
    if (node.type === 'containerDirective') {
      const { name } = node;
      const advice = `${didYouMean(name, admonitions)}: use ${admonitions.slice(0, 5).join(', ')}`;
      // An admonition that ends together with its parent has no closing line, because the last line closes the parent.
      const isClosed = endOf(parent) !== endOf(node) && /^[\s>]*:{3,}\s*$/.test(lines[endOf(node)! - 1]);
      if (!admonitions.includes(name)) report(node, `":::${name}" is not an admonition${advice}`);
      else if (!isClosed) report(node, `this ":::${name}" is never closed: add ":::" on a separate line`);
      const [label, ...content] = node.children.map((child) => toString(child));
      if (/^["“]/.test(label) && content.length > 0) report(node, 'readers see the quotes of this title: remove them');
      if (node.children.every(({ data }) => data && 'directiveLabel' in data))
        report(node, `this ":::${name}" is empty: write its text below this line, or remove it`);
    } else if (node.type === 'leafDirective') {
      report(node, `"::${node.name}" shows nothing: write ":::${node.name}" for an admonition, or put it in backticks`);
    } else if (node.type === 'textDirective' && (node.children.length || Object.keys(node.attributes ?? {}).length)) {
      report(node, `":${node.name}[…]" is a directive, which shows nothing: write "\\:", or add a space after ":"`);
    }
  });
};

/** Finds empty items, and names that occur twice in a list of members or parameters. */
export const entries: PageRule = (page, report) => {
  visit(treeOf(page), 'list', (list) => {
    for (const item of list.children)
      if (item.children.length === 0) report(item, 'this list item is empty: write its text, or remove it');
    const names = new Map<string, number>();
    for (const { name, line, prose } of entriesOf(list) ?? []) {
      for (const inner of prose.flatMap((node) => entriesOf(node) ?? []))
        report(inner.line, `\`${inner.name}\` belongs to the entry above: remove the indentation`);
      if (names.has(name)) report(line, `\`${name}\` is listed twice: merge this entry with line ${names.get(name)}`);
      else names.set(name, line);
    }
  });
};

const typed = (fact: string): string =>
  `the build adds ${fact} from the API facts: delete it, and describe the meaning`;

const typedFacts: Patterns = {
  [typed('the type')]:
    /^(?:\*\*Returns\*\* (?=`[^`]+`:)|\s*[-*+] `[^`]+`: )`(?:string|number|boolean|bigint|unknown|any|null|undefined|object|void|Promise<[^`]*>)(?:\[\])?(?: \| [^`]+)?`/,
  [typed('the signature')]: /^`\w+\([^`]*\)(?:: [^`]+)?`$/,
  [typed('the default')]: /\bdefault(?:s to| is| value is|:)? `?(?:-?\d|true|false|null\b|["'])/i,
  [typed('the version')]: /\b(?:added|introduced|available|new|since|deprecated) (?:in |since )?(?:version )?v?\d\.\d/i,
};

/** Finds types, defaults and versions in the prose of reference pages, because the build adds these facts. */
export const facts: PageRule = (page, report) => {
  if (!/^api:/m.test(page.text)) return;
  const lines = page.text.split('\n');
  visit(treeOf(page), 'paragraph', ({ position, children: [first] }) => {
    const { start, end } = position!;
    reportLines(lines.slice(start.line - 1, end.line), start.line, typedFacts, report);
    const word = first?.type === 'strong' ? toString(first) : '';
    if (word !== 'Returns' && mostSimilar(word.replace(/\W+$/, ''), ['Returns']))
      report(start.line, 'write "**Returns**": the build adds the type to this word');
  });
};
