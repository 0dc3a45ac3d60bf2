const STRING = '"(?:[^"\\\\\\u0000-\\u001f]|\\\\(?:["\\\\/bfnrt]|u[\\da-fA-F]{4}))*"';
const NUMBER = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?';

/** Matches a token, and the white space of JSON before it, exactly where the last match ended. */
const token = (pattern: string): RegExp => new RegExp(`[ \\t\\r\\n]*(?:${pattern})`, 'y');

const scalar = token(`${STRING}|${NUMBER}|true|false|null`);
const key = token(STRING);
const colon = token(':');
const comma = token(',');
const object = { open: token('\\{'), close: token('\\}') };
const array = { open: token('\\['), close: token('\\]') };
const space = token('');

/** The offset at which a text stops being JSON: the engine does not tell it for every kind of error. */
function breakingPoint(text: string): number {
  let at = 0;
  const accept = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const accepted = pattern.test(text);
    if (accepted) at = pattern.lastIndex;
    return accepted;
  };
  const entries = (entry: () => boolean, close: RegExp): boolean => {
    if (accept(close)) return true;
    do if (!entry()) return false;
    while (accept(comma));
    return accept(close);
  };
  const pair = (): boolean => accept(key) && accept(colon) && value();
  const value = (): boolean => {
    if (accept(object.open)) return entries(pair, object.close);
    if (accept(array.open)) return entries(value, array.close);
    return accept(scalar);
  };
  value();
  accept(space);
  return at;
}

/** Names a character; one that cannot be seen, such as a byte order mark, by its number. */
function nameOf(character: string): string {
  if (/[!-~]/.test(character)) return JSON.stringify(character);
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The value of a JSON text; throws an Error that starts with the line and column of what does not fit. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const at = breakingPoint(text);
    const lines = text.slice(0, at).split('\n');
    const found = at < text.length ? nameOf(text[at]) : 'the end of the file';
    throw new Error(
      `line ${lines.length}, column ${lines[lines.length - 1].length + 1}: not JSON, unexpected ${found}`,
    );
  }
}
