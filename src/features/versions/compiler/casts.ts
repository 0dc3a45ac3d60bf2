import ts from 'typescript';
import { isScript, type SourceFile } from './syntax';

/** An expression of the original text, and the type that it gets. */
export interface Cast {
  start: number;
  end: number;
  type: string;
  /** Text between the start and the value, such as the name of a shorthand property. */
  prefix: string;
}

/** A file with casts, and the positions of its inserted text. */
export interface TypedFile {
  source: ts.SourceFile;
  /** Returns the position in the original text, or undefined for an inserted type. */
  original: (position: number) => number | undefined;
}

export const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, { languageVersion: ts.ScriptTarget.ES2023 }, true);

/** Adds casts to a file. Adds no lines, so line numbers stay valid. */
export function addCasts(path: string, { text }: SourceFile, casts: readonly Cast[]): TypedFile {
  const [before, after] = isScript(path)
    ? [(type: string) => `/** @type {${type}} */ (/** @type {any} */ (`, () => '))']
    : [() => '(', (type: string) => ` as any as ${type})`];
  const inserts = casts
    .flatMap(({ start, end, type, prefix }) => [
      { at: start, text: prefix + before(type), prefix: prefix.length },
      { at: end, text: after(type), prefix: 0 },
    ])
    // The sort is stable, so casts that start at the same position stay nested.
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
    // Maps the parenthesis to the start of the value. The inserted type does not have an original position.
    return offset < prefix || added[offset] === '(' ? at : undefined;
  };
  return { source: parse(path, typed.replaceAll('@ts-nocheck', '@ts_nocheck')), original };
}
