import type { Code } from 'mdast';
import { Prism } from 'prism-react-renderer';
import { readMeta } from '../samples/fences';
import type { SampleLink } from '../samples/links';
import { element, link, type Node } from './nodes';

/** The Prism grammars by language. Samples in other languages have no syntax highlighting. */
const grammars: Record<string, string> = { ts: 'tsx', typescript: 'tsx', js: 'jsx', javascript: 'jsx', yml: 'yaml' };

/** The tokens with a color. All other tokens inherit the color of their parent. */
const tokensByColor = {
  comment: ['comment'],
  keyword: ['keyword'],
  string: ['string', 'template-string'],
  number: ['number', 'boolean', 'constant'],
  name: ['function', 'method', 'property', 'key'],
  type: ['class-name', 'maybe-class-name', 'builtin'],
};

const colors = new Map(
  Object.entries(tokensByColor).flatMap(([color, tokens]) => tokens.map((token) => [token, color])),
);

type Token = ReturnType<typeof Prism.tokenize>[number];

/** The number of lines that a collapsed sample shows. `code.css` uses the same number. */
const shownLines = 12;

/**
 * The minimum number of lines to hide. The control itself takes two lines, so hiding fewer lines does not save space.
 */
const fewestHiddenLines = 4;

/** Renders a sample with links. CSS classes highlight the code, so that the colors adapt to the color mode. */
export function highlight({ value, lang, meta }: Code, links: SampleLink[]): Node {
  const { version, title = version && `Magmastream ${version}`, isCollapsed } = readMeta(meta);
  const language = lang ?? 'text';
  const grammar = Prism.languages[grammars[language] ?? language];
  const lines = value.split('\n').length;
  return element(
    'section',
    { class: 'code-sample' },
    title !== undefined && element('div', { class: 'code-title' }, title),
    element(
      'pre',
      { class: `language-${language}`, translate: 'no' },
      element('code', {}, markIndents(value, nodesOf(grammar ? Prism.tokenize(value, grammar) : [value], links))),
    ),
    isCollapsed && lines - shownLines >= fewestHiddenLines && foldOf(lines),
    element('button', { class: 'code-copy', type: 'button' }, 'Copy'),
  );
}

/** Renders the control that expands a collapsed sample. It does not contain the code, because CSS clips the code. */
function foldOf(lines: number): Node {
  const labels = [`Show all ${lines} lines`, `Show ${shownLines} lines`].map((label) => element('span', {}, label));
  return element('details', { class: 'code-fold' }, element('summary', {}, ...labels));
}

/** Splits text at the start and end of each link. */
function nodesOf(tokens: Token[], links: SampleLink[]): Node[] {
  let end = 0;
  const read = (content: Token[], around?: string): Node[] =>
    content.flatMap((token) => {
      if (typeof token !== 'string') {
        const color = colors.get(token.type) ?? around;
        const inside = read([token.content].flat(), color);
        return color === around ? inside : [element('span', { class: `code-${color}` }, inside)];
      }
      const start = end;
      end += token.length;
      // A link never spans two tokens, because it is a single name.
      const inside = links.filter((sampleLink) => sampleLink.start >= start && sampleLink.end <= end);
      const cut = (from = start, to = end): Node[] => verbatim(token.slice(from - start, to - start));
      return [
        ...inside.flatMap((sampleLink, index) => [
          ...cut(inside[index - 1]?.end, sampleLink.start),
          link(sampleLink.href, {}, cut(sampleLink.start, sampleLink.end)),
        ]),
        ...cut(inside.at(-1)?.end),
      ];
    });
  return read(tokens);
}

/** The minimum length of lines to wrap. Shorter lines fit on a phone that is 320 px wide. */
const fewestWrapped = 33;

/** Wraps each long, indented line in an element, so that `code.css` can indent its continuation on phones. */
function markIndents(sample: string, nodes: Node[]): Node[] {
  const texts = sample.split('\n');
  return linesOf(nodes).flatMap((line, index) => {
    const indent = /^ */.exec(texts[index])![0].length & ~1;
    const isMarked = indent > 0 && texts[index].length >= fewestWrapped;
    return [
      ...(index > 0 ? [{ type: 'apiVerbatim' as const, value: '\n' }] : []),
      ...(isMarked ? [element('span', { class: `indent-${Math.min(indent, 12)}` }, line)] : line),
    ];
  });
}

/** Splits nodes at the line breaks in their text. */
function linesOf(nodes: Node[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    const [first, ...others] = splitNode(node);
    lines.at(-1)!.push(...first);
    lines.push(...others);
  }
  return lines;
}

function splitNode(node: Node): Node[][] {
  if (node.type === 'apiVerbatim')
    return node.value.split('\n').map((value) => (value === '' ? [] : [{ ...node, value }]));
  if (!('children' in node) || node.children.length === 0) return [[node]];
  return linesOf(node.children).map((children) => (children.length > 0 ? [{ ...node, children } as Node] : []));
}

/** Positions where code may break: before the dot of a property, and before the `/`, `?` and `&` of URLs. */
const joints = /(?<=[a-z\d])(?=[/?&][a-z]|\.(?!(?:[cm]?[jt]s|jar|ya?ml)\b)[a-z])/i;

/** Matches words with hyphens, such as command options. Browsers would break them after a hyphen. */
const hyphenated = /(-{0,2}\w+(?:-\w+)+|--\w+)/;

/** The maximum length of hyphenated words that do not break. A longer word may not fit on a phone. */
const longestWhole = 24;

/** Renders code with the positions where it may break on phones. */
function verbatim(text: string): Node[] {
  const pieces = text.split(joints).filter(Boolean);
  return pieces.flatMap((piece, index) => [
    ...(index > 0 || /^\??\.$/.test(piece) ? [element('wbr', {})] : []),
    ...piece.split(hyphenated).flatMap((value, place): Node[] => {
      if (value === '') return [];
      const node: Node = { type: 'apiVerbatim', value };
      return [place % 2 === 1 && value.length <= longestWhole ? element('span', { class: 'code-word' }, node) : node];
    }),
  ]);
}
