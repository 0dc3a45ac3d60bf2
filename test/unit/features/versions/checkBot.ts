import { loadFacts } from '../../../../src/api/load';
import { renderDeclarations } from '../../../../src/api/print';
import { memoize } from '../../../../src/lib/memoize';
import { erelaDeclarations } from '../../../../src/api/erela';
import { type Breaks, findBreaks } from '../../../../src/features/versions/compiler/findBreaks';
import { readLibraries } from '../../../../src/features/versions/compiler/libraries';
import type { SourceFile } from '../../../../src/features/versions/compiler/syntax';

const libraries = readLibraries();
const erela = erelaDeclarations();
export const declarationsOf = memoize((version: string): string => renderDeclarations(loadFacts(version)));

/** Checks files against two versions. */
export const checkFiles = (files: readonly SourceFile[], [from, to] = ['2.7.5', '2.8.7']): Breaks =>
  findBreaks(files, { from: declarationsOf(from), to: declarationsOf(to), erela, libraries });

/** Returns `file:line item` for each problem. */
export const placesOf = ({ breaks }: Breaks): string[] =>
  breaks.map(({ file, line, item }) => `${file}:${line} ${item}`);
