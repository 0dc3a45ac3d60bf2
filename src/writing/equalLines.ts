/** An edited line of a page. `equalLines` contains the lines on other pages that were identical before the edit. */
export interface Edit {
  file: string;
  before: string;
  after: string;
  equalLines: { file: string; line: number }[];
}

/** The minimum length of a line. Shorter lines, such as list markers and fences, are often identical by chance. */
const shortest = 25;

/** Reads the edited lines from the output of `git diff --unified=0`. Skips edits that add or remove lines. */
export function editedLines(diff: string): Omit<Edit, 'equalLines'>[] {
  let file = '';
  return diff.split(/^(?=@@|diff )/m).flatMap((hunk) => {
    if (hunk.startsWith('diff ')) {
      file = /^\+\+\+ b\/(.*)$/m.exec(hunk)?.[1] ?? '';
      return [];
    }
    const lines = hunk.split('\n');
    const [before, after] = ['-', '+'].map((sign) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1)),
    );
    if (before.length !== after.length) return [];
    return before.flatMap((text, index) =>
      text.length < shortest ? [] : [{ file, before: text, after: after[index] }],
    );
  });
}

/** Finds lines on other pages that still have the old text of an edited line. */
export function findEqualLines(edits: readonly Omit<Edit, 'equalLines'>[], pages: ReadonlyMap<string, string>): Edit[] {
  return edits.flatMap((edit) => {
    const equalLines = [...pages].flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => (line === edit.before ? [{ file, line: index + 1 }] : [])),
    );
    return equalLines.length > 0 ? [{ ...edit, equalLines }] : [];
  });
}

/** Applies each edit to the equal lines on other pages. Returns the new texts of the changed pages. */
export function applyEdits(edits: readonly Edit[], pages: ReadonlyMap<string, string>): Map<string, string> {
  const edited = new Map(edits.map(({ before, after }) => [before, after]));
  const editedText = (text: string): string =>
    text
      .split('\n')
      .map((line) => edited.get(line) ?? line)
      .join('\n');
  return new Map(
    [...pages]
      .map(([file, text]) => [file, editedText(text)] as const)
      .filter(([file, text]) => text !== pages.get(file)),
  );
}
