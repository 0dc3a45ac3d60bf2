const text = '"(?:[^"\\\\\\u0000-\\u001f]|\\\\(?:["\\\\/bfnrt]|u[\\da-fA-F]{4}))*"';
const scalar = `${text}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null`;

/** Returns the offset of the first syntax error. The messages of `JSON.parse` do not always contain the position. */
function errorOffset(json: string): number {
  let at = 0;
  const accept = (pattern: string): boolean => {
    const token = new RegExp(`[ \\t\\r\\n]*(?:${pattern})`, 'y');
    token.lastIndex = at;
    const accepted = token.test(json);
    if (accepted) at = token.lastIndex;
    return accepted;
  };
  const entries = (entry: () => boolean, close: string): boolean => {
    if (accept(close)) return true;
    do if (!entry()) return false;
    while (accept(','));
    return accept(close);
  };
  const pair = (): boolean => accept(text) && accept(':') && value();
  const value = (): boolean => {
    if (accept('\\{')) return entries(pair, '\\}');
    return accept('\\[') ? entries(value, '\\]') : accept(scalar);
  };
  value();
  accept('');
  return at;
}

/** Parses JSON. Throws an error that starts with the line and column of the first syntax error. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    const at = errorOffset(json);
    const lines = json.slice(0, at).split('\n');
    // Invisible characters such as a byte order mark appear as their code point.
    const number = json.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
    const named = /[!-~]/.test(json.charAt(at)) ? JSON.stringify(json[at]) : `U+${number}`;
    const found = at < json.length ? named : 'the end of the file';
    throw new Error(`line ${lines.length}, column ${lines.at(-1)!.length + 1}: not JSON, unexpected ${found}`);
  }
}
