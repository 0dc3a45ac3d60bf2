import { messageFor, type Patterns } from './problem';

/** The fields of an MDX parser error that the site's message uses. */
interface ParseError {
  line?: number;
  reason?: string;
  message: string;
}

const asText = 'put it in backticks if it is text';

/** Maps each suggested fix to the parser's message. `$1` is the first group of the pattern. */
const fixes: Patterns = {
  '`<$1>` is never closed: write `<$1 />`':
    /closing tag for `<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)>`/,
  [`\`<$1>\` is never closed: add \`</$1>\`, or ${asText}`]: /closing tag for `<([\w.]+)>`/,
  'this closing tag has no opening tag: remove it, or add the opening tag': /Unexpected closing/,
  '`$1` must be on a separate line, because its opening tag is on one': /closing tag `(<\/[\w.]+>)` either/,
  'MDX has no `<https://…>` links: write `[text](https://…)`': /before name.*(?:e-mail|link)|`\/`.* before local name/,
  'MDX has no HTML comments: write `{/* … */}`': /Unexpected character `!`.* before name/,
  [`\`<\` starts a tag: write \`&lt;\`, or ${asText}`]: /Unexpected character .* before (?:local )?name/,
  [`this tag does not parse: write its attributes as name="value", with straight quotes, or ${asText}`]:
    /attribute|Unexpected character|Unexpected end of file .*(?:name|tag)/,
  [`this \`{\` is never closed: ${asText}. A comment ends with \`*/}\``]: /corresponding closing brace/,
  [`\`{…}\` is code that does not parse: write \`\\{\`, or ${asText}`]:
    /parse expression|closing brace|Unexpected .* in expression/,
  'lines that start with `import` or `export` are code: complete it, leave an empty line after it, or start the sentence with another word':
    /parse import\/exports/,
};

/** Converts an MDX parser error to the line of the mistake and a message that suggests a fix. */
export function parseProblem(text: string, error: ParseError): { line: number; message: string } {
  const reason = error.reason ?? error.message;
  const at = (line: number, fix: string) => ({ line, message: `this page does not parse: ${fix}` });
  const conflict = lineMatching(text, /^(?:<{7}|>{7})(?: |$)/m);
  if (conflict) return at(conflict, 'resolve the merge conflict');
  const source = text.split('\n')[(error.line ?? 1) - 1];
  if (error.line && /^ {4,}#+ .*\{#[\w-]+\}$/.test(source))
    return at(error.line, 'remove the indentation of this heading');
  if (error.line && /\{ *#/.test(source.replace(/^(#.*) \{#[\w.-]+\}$/, '$1')))
    return at(error.line, 'write the id as "{#id}", once, at the end of a "##" heading');
  const prose = withoutCode(text);
  const fence = lineMatching(prose, /^[\s>]*(?:`{3}|~{3})/m);
  if (fence) return { line: fence, message: unclosedFenceMessage };
  const opened = /(?:closing tag for `<[\w.]+>`|for `<[\w.]+>`) \((\d+):/.exec(reason)?.[1];
  const brace = /corresponding closing brace/.test(reason) ? unclosedBrace(prose) : undefined;
  const fix = messageFor(reason, fixes);
  const subject = fix && fixes[fix].exec(reason)?.[1];
  return at(Number(opened ?? brace ?? error.line) || 1, fix?.replaceAll('$1', subject ?? '') ?? reason);
}

export const unclosedFenceMessage = 'this code fence is never closed: repeat its opening characters on a separate line';

function lineMatching(text: string, pattern: RegExp): number | undefined {
  const index = text.search(pattern);
  return index === -1 ? undefined : text.slice(0, index).split('\n').length;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Replaces fences, inline code and escaped braces with spaces, so that lines keep their numbers. */
const withoutCode = (text: string): string =>
  text.replace(/^[ \t>]*(`{3,}(?!.*`)|~{3,})[^]*?\n[ \t>]*\1[`~]*[ \t]*$|`[^`\n]+`|\\[{}]/gm, blank);

/** Returns the line of the last brace that is never closed. */
function unclosedBrace(text: string): number | undefined {
  const rest = text.replace(/\{[^{}]*\}/g, blank);
  return rest === text ? lineMatching(rest, /\{[^{]*$/) : unclosedBrace(rest);
}
