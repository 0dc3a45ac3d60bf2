/** The fields of an MDX parser error that the site's message uses. */
interface ParseError {
  line?: number;
  reason?: string;
  message: string;
}

const voidTags = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const asText = 'put it in backticks if it is text';
const brokenTag = `this tag does not parse: write its attributes as name="value", with straight quotes, or ${asText}`;

/** Suggested fixes, by the parser's message. The capture groups of a pattern become the arguments of its fix. */
const fixes: [pattern: RegExp, fix: (...groups: string[]) => string][] = [
  [/closing tag for `<([\w.]+)>`/, (tag) => `\`<${tag}>\` is never closed: ${closingFix(tag)}`],
  [/Unexpected closing/, () => 'this closing tag has no opening tag: remove it, or add the opening tag'],
  [
    /closing tag `(<\/[\w.]+>)` either/,
    (tag) => `\`${tag}\` must be on a separate line, because its opening tag is on one`,
  ],
  [/before attribute|in attribute/, () => brokenTag],
  [
    /before name.*(?:e-mail|link)|Unexpected character `\/`/,
    () => 'MDX has no `<https://…>` links: write `[text](https://…)`',
  ],
  [/Unexpected character `!`/, () => 'MDX has no HTML comments: write `{/* … */}`'],
  [/Unexpected character .* before (?:local )?name/, () => `\`<\` starts a tag: write \`&lt;\`, or ${asText}`],
  [/Unexpected character|Unexpected end of file .*(?:name|tag|attribute)/, () => brokenTag],
  [/corresponding closing brace/, () => `this \`{\` is never closed: ${asText}. A comment ends with \`*/}\``],
  [
    /parse expression|closing brace|Unexpected .* in expression/,
    () => `\`{…}\` is code that does not parse: write \`\\{\`, or ${asText}`,
  ],
  [
    /parse import\/exports/,
    () =>
      'lines that start with `import` or `export` are code: complete it, leave an empty line after it, or start the sentence with another word',
  ],
];

function closingFix(tag: string): string {
  return voidTags.test(tag) ? `write \`<${tag} />\`` : `add \`</${tag}>\`, or ${asText}`;
}

/** Converts an MDX parser error to the line of the mistake and a message that suggests a fix. */
export function parseProblem(text: string, error: ParseError): { line: number; message: string } {
  const reason = error.reason ?? error.message;
  const conflict = lineMatching(text, /^(?:<{7}|>{7})(?: |$)/m);
  if (conflict) return { line: conflict, message: 'this page does not parse: resolve the merge conflict' };
  const indented = lineMatching(text, /^ {4,}#+ .*\{#[\w-]+\}$/m);
  if (indented && indented === error.line)
    return { line: indented, message: 'this page does not parse: remove the indentation of this heading' };
  const source = text.split('\n')[(error.line ?? 1) - 1];
  if (/\{ *#/.test(source.replace(/^(#.*) \{#[\w.-]+\}$/, '$1')) && error.line) {
    return {
      line: error.line,
      message: 'this page does not parse: write the id as "{#id}", once, at the end of a "##" heading',
    };
  }
  const fence = unclosedFence(text);
  if (fence) return { line: fence, message: unclosedFenceMessage };
  const matches = fixes.map(([pattern, fix]) => ({ groups: pattern.exec(reason), fix }));
  const found = matches.find(({ groups }) => groups);
  const opened = /(?:closing tag for `<[\w.]+>`|for `<[\w.]+>`) \((\d+):/.exec(reason)?.[1];
  const line = Number(opened ?? (/corresponding closing brace/.test(reason) ? unclosedBrace(text) : error.line)) || 1;
  const fix = found ? found.fix(...found.groups!.slice(1)) : reason;
  return { line, message: `this page does not parse: ${fix}` };
}

export const unclosedFenceMessage = 'this code fence is never closed: repeat its opening characters on a separate line';

function lineMatching(text: string, pattern: RegExp): number | undefined {
  const index = text.search(pattern);
  return index === -1 ? undefined : text.slice(0, index).split('\n').length;
}

/** Returns the line of a code fence that is never closed. */
function unclosedFence(text: string): number | undefined {
  let open: { marker: string; line: number } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, marker, info] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (!marker) continue;
    if (!open) open = { marker, line: index + 1 };
    else if (marker.startsWith(open.marker) && !info.trim()) open = undefined;
  }
  return open?.line;
}

/** Returns the line of the last brace outside code that is never closed. */
function unclosedBrace(text: string): number | undefined {
  const code = /^([\s>]*)(`{3,}|~{3,})[^]*?\n[\s>]*\2|`[^`\n]+`|\\[{}]/gm;
  const open: number[] = [];
  for (const [index, line] of text
    .replace(code, (match) => match.replace(/[^\n]/g, ' '))
    .split('\n')
    .entries()) {
    for (const [brace] of line.matchAll(/[{}]/g)) {
      if (brace === '{') open.push(index + 1);
      else open.pop();
    }
  }
  return open.at(-1);
}
