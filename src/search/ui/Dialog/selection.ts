/** A word as identifiers are: `Player.setVolume`, also when a space was selected with it. */
const name = /^\s*[\p{L}_$][\p{L}\p{N}_$.]*\s*$/u;

/** Undoes the selection in the page unless it is a single name: DocSearch takes whatever is selected for a query. */
export function dropSelection(): void {
  const selection = window.getSelection();
  if (selection && !name.test(selection.toString())) selection.removeAllRanges();
}
