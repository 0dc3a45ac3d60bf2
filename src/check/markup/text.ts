import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lineOf } from '../../content/read/markup';
import { treeOf } from '../../content/read/page';
import type { Patterns } from '../../content/read/problem';
import type { PageRule } from './rule';

/** Incorrect Markdown, which the page shows as plain text. */
const mistakes: Patterns = {
  'Markdown drops backslashes from this path: put it in backticks': /\b[A-Z]:\\/,
  'this link does not parse: remove the space between "]" and "("': /\]\s+\((?:\S*[./#]\S*)\)/,
  'this link does not parse: a URL cannot contain spaces': /\[[^\]]*\]\([^)]*\s[^)]*\)/,
  'this link does not parse: close it with ")"': /\[[^\]]*\]\([^)]*$|\[[^\]]*\]\(\S/,
  'this link lacks a bracket: write "[text](URL)"':
    /\]\(|\](?:#|https?:|\.{0,2}\/)\S*\)|\((?:#[\w-]+|\.{1,2}\/\S*\.mdx\S*)\)/,
  'this link is reversed: write "[text](URL)"': /(?:\([^()]+|^)\)\[(?:\.{0,2}\/|#|https?:)[^\]]*\]/,
  'this footnote has no definition: add "[^name]: text" below': /\[\^[^\]]+\]/,
  'this link has no definition: write "[text](URL)", or add "[name]: URL" below': /\]\[[^\]]*\]/,
  'this site has no "[[…]]": write "[text](URL)". The table of contents is generated': /\[\[.+?\]\]|^\[toc\]$/i,
  'write "- [ ]", with a space between the brackets': /^\[\]/,
  'these marks of bold text do not match: close them, without spaces on the inside':
    /\*\*|(?<!\w)__(?=\w)|(?<=\w)__(?!\w)/,
  'these marks do not match or do not exist: use **bold** or *italic*':
    /(?<!\S)(?:==|\+\+)\S[^=+]*(?:==|\+\+)|\w\^\w+\^|(?<!\w)~~|~~(?!\w)/,
  'these accents show as text: write backticks': /´\S[^´]*´/,
  'this bullet shows as text: write "- "': /^[•·▪‣]/m,
  'this word occurs twice: remove one': /\b(an?|and|for|if|in|of|on|or|the|to|with) \1\b/i,
  'this backtick has no partner: add the missing backtick, or remove this one': /`/,
  'this entity does not exist: type the character': /&(?:[a-z]+;|(?:amp|copy|gt|hellip|lt|mdash|nbsp|ndash|quot)\b)/i,
  'most emoji codes show as text: type the emoji itself': /:[a-z_]{2,}:/,
  'this asterisk shows as text: close the emphasis, or use backticks': /(?<![\s*])\*(?!\*)|(?<!\*)\*(?![\s*])/,
  'this list item starts with a non-breaking space: type a normal space': /^(?:[-*+]|\d+[.)])\u00a0/m,
  'these brackets show as text: write "[text](URL)", or remove them': /\[[A-Z](?=[^\]]*[a-z])[\w ,'?-]*\]/,
  'this backslash shows as text: remove it': /\\$/,
  'this site renders no formulas: write code in backticks': /\$\$|\$\\[a-z]/,
};

const list = 'this list does not parse: add a space after the number or hyphen';

/** Mistakes at the start of a line. */
const atStart: Patterns = {
  [list]: /^(?:\d+[.)]|-)(?=[A-Z])/m,
  'this admonition does not parse: remove the space after ":::"': /^:::[ \t]+\w/m,
  'this ":::" opens or closes no admonition: leave empty lines around it, and use more colons outside than inside':
    /^::/m,
  'this heading does not parse: add a space after the last "#"': /^(?:#{2,6}|#(?=[A-Z]))[^ \t\n#]/m,
  'this mark does not parse: remove it, or write "- " for a list': /^(?:-#|\+(?=[A-Z])|@@ -)/m,
  'this site has no definition lists: write "- **term**: text"': /^: /m,
  'MDX comments are `{/* … */}`: readers see this line': /^\/\/ /m,
  'this site has no "!!!" admonitions: write ":::note", the text and ":::"': /^(?:!!!|\?\?\?) ?\w/m,
  'this site has no "[!…]" alerts: write ":::note", ":::tip" or ":::warning", the text and ":::"': /^\[!\w+\]/m,
  'this table does not parse: type "|" instead of the similar characters': /^[│┃｜¦]/m,
  'this table does not parse: add an empty line above, and a delimiter row such as "| --- | --- |" with one cell per column':
    /^\|(?: |.*\|)/m,
};

const uneven = 'this text has more asterisks on one side: write the same number on both';
const swallowed = 'these asterisks make text italic: write "\\*", or put the text in backticks';

const marked = /^(?:emphasis|strong)$/;
const invisible =
  // eslint-disable-next-line no-control-regex -- Editors hide these characters, or read UTF-8 as Windows-1252.
  /â€|Ã[\x80-\xbf]|Â[\xa0-\xbf]|[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffd]/;

/** Finds text whose marks have another effect than the author expects. */
export const marks: PageRule = (page, report) => {
  const lines = page.text.split('\n');
  const defined = new Set<string>();
  lines.forEach((line, index) => {
    if (invisible.test(line))
      report(index + 1, 'this line has invisible characters or a wrong encoding: type its text again');
    if (/^\s*(?:[-*|]|\d+\.).{20}/.test(line) && line === lines[index - 1])
      report(index + 1, 'this line is the same as the line above: remove one of them');
    if (/\\\[[^\]]*\\\]\(\S/.test(line)) report(index + 1, 'this link shows as text: remove its backslashes');
  });
  visit(treeOf(page), (node, index, parent) => {
    const before = parent?.children[index! - 1];
    if (node.type === 'paragraph' && before?.type === 'paragraph' && toString(node) === toString(before))
      report(node, 'this paragraph is the same as the paragraph above: remove one of them');
    const source = lines[lineOf(node) - 1];
    if (node.type === 'strong' && source.includes(`__${toString(node)}__`))
      report(node, 'these underscores make text bold: put the name in backticks, or write **bold**');
    if (node.type === 'emphasis' && /^\.\w/.test(toString(node))) report(node, swallowed);
    if (node.type === 'delete' && !source.startsWith('~~', node.position!.start.column - 1))
      report(node, 'a single "~" strikes out text: write "\\~", or "~~" on both sides');
    if (node.type === 'blockquote' && parent?.type === 'blockquote')
      report(node, 'this is a quote inside a quote: write one ">"');
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const id = node.type + node.identifier;
    if (defined.has(id)) report(node, `"[${node.identifier}]" is defined twice, and only the first counts: remove one`);
    defined.add(id);
  });
};

/** Finds incorrect Markdown that the page shows as plain text: links, emphasis, headings, tables and admonitions. */
export const text: PageRule = (page, report) => {
  const lines = page.text.split('\n');
  const seen = new Set<number>();
  visit(treeOf(page), 'text', (node, index, parent) => {
    const find = (patterns: Patterns): void => {
      for (const [message, pattern] of Object.entries(patterns)) {
        const at = node.value.search(pattern);
        const line = lineOf(node.position ? node : parent!) + node.value.slice(0, at).split('\n').length - 1;
        // A backslash, as in `\*\*`, shows that the author wants the page to show these characters.
        if (at === -1 || seen.has(line) || /\\[*_`[\]#|:]/.test(lines[line - 1])) continue;
        seen.add(line);
        report(line, message);
      }
    };
    const [before, after] = [-1, 1].map((offset) => parent?.children[index! + offset]?.type ?? '');
    if (after === 'link') find({ 'this link does not parse: put the URL in "(…)"': /\[[^\]]+\]\s*\(?$|\[[^\]]*\|$/ });
    if (/^(?:inlineCode|link|strong)$/.test(after)) find({ [list]: /^(?:\d+[.)]|-)$(?![^])/m });
    if (marked.test(after)) find({ [uneven]: /\*$/ });
    if (marked.test(before)) find({ [uneven]: /^\*/ });
    if (after === 'emphasis') find({ [swallowed]: /\w$/ });
    if (parent?.type === 'paragraph' && index === 0) find(atStart);
    find(mistakes);
  });
};
