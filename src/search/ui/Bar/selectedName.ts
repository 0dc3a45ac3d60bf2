import { dialogQueryLimit } from '@site/src/search/engine/protocol';

const identifier = /^\s*[\p{L}_$][\p{L}\p{N}_$.]*\s*$/u;

/** Returns the selected text if it is one identifier. Clears the selection, because DocSearch would use it too. */
export function selectedName(): string {
  const selection = window.getSelection();
  const text = selection?.toString() ?? '';
  selection?.removeAllRanges();
  return identifier.test(text) ? text.slice(0, dialogQueryLimit) : '';
}
