import { Prism } from 'prism-react-renderer';

/** A piece of a code sample: text, or what Prism has put under one name, such as `keyword` or `template-string`. */
export type CodeToken = string | { kind: string; content: CodeToken[] };

/** Languages by the names that authors write, as Prism calls them; what Prism does not know is shown plain. */
const grammars: Record<string, string> = { ts: 'tsx', typescript: 'tsx', js: 'jsx', javascript: 'jsx', yml: 'yaml' };

/** Reads a code sample for its colors; together the pieces are the sample, character by character. */
export function tokensOf(value: string, language: string): CodeToken[] {
  const grammar = Prism.languages[grammars[language] ?? language];
  return grammar ? read(Prism.tokenize(value, grammar)) : [value];
}

function read(tokens: ReturnType<typeof Prism.tokenize>): CodeToken[] {
  return tokens.map((token) => {
    if (typeof token === 'string') return token;
    const content = Array.isArray(token.content) ? token.content : [token.content];
    return { kind: token.type, content: read(content) };
  });
}
