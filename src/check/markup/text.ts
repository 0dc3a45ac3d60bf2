import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { admonitions, treeOf } from '../../content/read/page';
import { lineAt, type PageRule } from './rule';

/** Patterns for incorrect Markdown, which the page shows as plain text. */
const mistakes: [pattern: RegExp, message: string][] = [
  [/\]\s+\((?:\S*[./#]\S*)\)/, 'this link does not parse: remove the space between "]" and "("'],
  [/\[[^\]]*\]\([^)]*\s[^)]*\)/, 'this link does not parse: a URL cannot contain spaces'],
  [/\[[^\]]*\]\([^)]*$|\[[^\]]*\]\(\S/, 'this link does not parse: close it with ")"'],
  [
    /\]\(|\](?:#|https?:|\.{0,2}\/)\S*\)|\((?:#[\w-]+|\.{1,2}\/\S*\.mdx\S*)\)/,
    'this link lacks a bracket: write "[text](URL)"',
  ],
  [/\([^()]+\)\[(?:\.{0,2}\/|#|https?:)[^\]]*\]/, 'this link is reversed: write "[text](URL)"'],
  [/\[\^[^\]]+\]/, 'this footnote has no definition: add "[^name]: text" below'],
  [/\]\[[^\]]*\]/, 'this link has no definition: write "[text](URL)", or add "[name]: URL" below'],
  [/\[\[.+?\]\]|^\[toc\]$/i, 'this site has no "[[…]]": write "[text](URL)". The table of contents is generated'],
  [/^\[\]/, 'write "- [ ]", with a space between the brackets'],
  [
    /\*\*|(?<!\w)__(?=\w)|(?<=\w)__(?!\w)/,
    'these marks of bold text do not match: close them, without spaces on the inside',
  ],
  [
    /(?<!\S)(?:==|\+\+)\S[^=+]*(?:==|\+\+)|\w\^\w+\^|(?<!\w)~~|~~(?!\w)/,
    'these marks do not match or do not exist: use **bold** or *italic*',
  ],
  [/`/, 'this backtick has no partner: add the missing backtick, or remove this one'],
  [/&(?:[a-z]+;|(?:amp|copy|gt|hellip|lt|mdash|nbsp|ndash|quot)\b)/i, 'this entity does not exist: type the character'],
  [/:[a-z_]{2,}:/, 'most emoji codes show as text: type the emoji itself'],
  [/(?<![\s*])\*(?!\*)|(?<!\*)\*(?![\s*])/, 'this asterisk shows as text: close the emphasis, or use backticks'],
  [/^(?:[-*+]|\d+[.)])\u00a0/m, 'this list item starts with a non-breaking space: type a normal space'],
  [/\[[A-Z](?=[^\]]*[a-z])[\w ,'?-]*\]/, 'these brackets show as text: write "[text](URL)", or remove them'],
  [/\\$/, 'this backslash shows as text: remove it'],
  [/\$\$|\$\\[a-z]/, 'this site renders no formulas: write code in backticks'],
];

const marked = /^(?:emphasis|strong)$/;
const uneven = 'this text has more asterisks on one side: write the same number on both';
const swallowed = 'these asterisks make text italic: write "\\*", or put the text in backticks';

const invisible =
  // eslint-disable-next-line no-control-regex -- Editors hide these characters, or read UTF-8 as Windows-1252.
  /â€|Ã[\x80-\xbf]|Â[\xa0-\xbf]|[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffd]/;

/** Patterns for mistakes that occur only at the start of a line. */
const atStart: [pattern: RegExp, message: string][] = [
  [/^(?:\d+[.)]|-)(?=[A-Z])/m, 'this list does not parse: add a space after the number or hyphen'],
  [/^:::[ \t]+\w/m, 'this admonition does not parse: remove the space after ":::"'],
  [
    /^::/m,
    'this ":::" opens or closes no admonition: leave empty lines around it, and use more colons outside than inside',
  ],
  [/^(?:#{2,6}|#(?=[A-Z]))[^ \t\n#]/m, 'this heading does not parse: add a space after the last "#"'],
  [/^(?:-#|\+(?=[A-Z])|@@ -)/m, 'this mark does not parse: remove it, or write "- " for a list'],
  [/^: /m, 'this site has no definition lists: write "- **term**: text"'],
  [/^\/\/ /m, 'MDX comments are `{/* … */}`: readers see this line'],
  [/^(?:!!!|\?\?\?) ?\w/m, 'this site has no "!!!" admonitions: write ":::note", the text and ":::"'],
  [/^[│┃｜¦]/m, 'this table does not parse: type "|" instead of the similar characters'],
  [
    /^\|(?: |.*\|)/m,
    'this table does not parse: add an empty line above, and a delimiter row such as "| --- | --- |" with one cell per column',
  ],
];

/** Finds incorrect Markdown that the page shows as plain text: links, emphasis, headings, tables and admonitions. */
export const checkText: PageRule = (page, report) => {
  const lines = page.text.split('\n');
  const seen = new Set<number>();
  const defined = new Set<string>();
  lines.forEach((line, index) => {
    if (invisible.test(line))
      report(index + 1, 'this line has invisible characters or a wrong encoding: type its text again');
    if (/^\s*(?:[-*|]|\d+\.).{20}/.test(line) && line === lines[index - 1])
      report(index + 1, 'this line is the same as the line above: remove one of them');
  });
  visit(treeOf(page), 'strong', (node) => {
    if (lines[node.position!.start.line - 1].includes(`__${toString(node)}__`))
      report(node, 'these underscores make text bold: put the name in backticks, or write **bold**');
  });
  visit(treeOf(page), 'emphasis', (node) => {
    if (/^\.\w/.test(toString(node))) report(node, swallowed);
  });
  visit(treeOf(page), 'delete', (node) => {
    const { line, column } = node.position!.start;
    if (!lines[line - 1].startsWith('~~', column - 1))
      report(node, 'a single "~" strikes out text: write "\\~", or "~~" on both sides');
  });
  visit(treeOf(page), ['definition', 'footnoteDefinition'], (node) => {
    if (!('identifier' in node)) return;
    const id = `${node.type === 'definition' ? '' : '^'}${node.identifier}`;
    if (defined.has(id)) report(node, `"[${node.identifier}]" is defined twice, and only the first counts: remove one`);
    defined.add(id);
  });
  visit(treeOf(page), 'blockquote', (quote) => {
    if (quote.children[0]?.type === 'blockquote') return report(quote, 'this is a quote inside a quote: write one ">"');
    const alert = /^\[!(\w+)\]/.exec(toString(quote))?.[1].toLowerCase();
    if (!alert) return;
    const name = admonitions.includes(alert) ? alert : 'note';
    report(
      quote,
      `this site has no "[!…]" alerts: write ":::${name}", the text and ":::", with empty lines between them`,
    );
  });
  visit(treeOf(page), 'text', (node, index, parent) => {
    const start = lineAt('position' in node ? node : parent!);
    const find = (pattern: RegExp, message: string): void => {
      const at = node.value.search(pattern);
      const line = start + node.value.slice(0, at).split('\n').length - 1;
      // A backslash, as in `\*\*`, shows that the author wants the page to show these characters.
      if (at === -1 || seen.has(line) || /\\[*_`[\]#|:]/.test(lines[line - 1])) return;
      seen.add(line);
      report(line, message);
    };
    const isFirst = parent?.type === 'paragraph' && index === 0;
    const [before, after] = [-1, 1].map((offset) => parent?.children[index! + offset]?.type ?? '');
    if (after === 'link') find(/\[[^\]]+\]\s*\(?$|\[[^\]]*\|$/, 'this link does not parse: put the URL in "(…)"');
    if (marked.test(after)) find(/\*$/, uneven);
    if (marked.test(before)) find(/^\*/, uneven);
    if (after === 'emphasis') find(/\w$/, swallowed);
    if (/\b[A-Z]:\\/.test(node.value)) report(node, 'Markdown drops backslashes from this path: put it in backticks');
    for (const [pattern, message] of isFirst ? [...atStart, ...mistakes] : mistakes) find(pattern, message);
  });
};
