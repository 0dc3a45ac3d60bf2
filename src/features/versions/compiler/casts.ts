import ts from 'typescript';
import { isScript, type SourceFile } from './syntax';

/** An expression in the original text, and the type to cast it to. */
export interface Cast {
  start: number;
  end: number;
  type: string;
  /** Text to insert before the cast value, such as the name of a shorthand property. */
  prefix: string;
}

/** A file with added casts. It knows which text the casts inserted. */
export interface TypedFile {
  source: ts.SourceFile;
  /** Converts a position to the original text. Returns undefined for positions inside an inserted type. */
  original: (position: number) => number | undefined;
}

export const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, { languageVersion: ts.ScriptTarget.ES2023 }, true);

/** Adds casts to a file. Does not add lines, so line numbers stay valid. */
export function addCasts(path: string, { text }: SourceFile, casts: readonly Cast[]): TypedFile {
  const [before, after] = isScript(path)
    ? [(type: string) => `/** @type {${type}} */ (/** @type {any} */ (`, () => '))']
    : [() => '(', (type: string) => ` as any as ${type})`];
  const inserts = casts
    .flatMap(({ start, end, type, prefix }) => [
      { at: start, text: prefix + before(type), prefix: prefix.length },
      { at: end, text: after(type), prefix: 0 },
    ])
    // The sort is stable, so casts with the same start stay nested.
    .sort((first, second) => first.at - second.at);
  let [typed, from] = ['', 0];
  const starts: number[] = [];
  for (const insert of inserts) {
    typed += text.slice(from, insert.at);
    starts.push(typed.length);
    typed += insert.text;
    from = insert.at;
  }
  typed += text.slice(from);
  const original = (position: number): number | undefined => {
    const index = starts.filter((start) => start <= position).length - 1;
    if (index < 0) return position;
    const { at, text: added, prefix } = inserts[index];
    const offset = position - starts[index];
    if (offset >= added.length) return at + offset - added.length;
    // Map the parenthesis to the start of the value. An inserted type has no position in the original text.
    return offset < prefix || added[offset] === '(' ? at : undefined;
  };
  return { source: parse(path, typed.replaceAll('@ts-nocheck', '@ts_nocheck')), original };
}
