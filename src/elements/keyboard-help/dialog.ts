import { addStyles } from '../../lib/addStyles';
import styles from './dialog.sheet.css';

const shortcuts: [keys: string[], action: string][] = [
  [['Ctrl K', '⌘ K', '/'], 'Search the documentation'],
  [['↑', '↓'], 'Move through the results'],
  [['Enter'], 'Open the result'],
  [['Ctrl Enter', '⌘ Enter'], 'Open the result in a new tab'],
  [['Shift Enter'], 'Open the result in a new window'],
  [['←', '→'], 'Move between tabs of a sample'],
  [['Esc'], 'Close the search, a menu or this list'],
  [['?'], 'Show this list'],
];

/** Opens a dialog that lists the site's keyboard shortcuts. */
export function openHelp(): void {
  addStyles(styles);
  const dialog = document.createElement('dialog');
  dialog.className = 'keyboard-help';
  dialog.setAttribute('aria-labelledby', 'keyboard-help-title');
  const rows = shortcuts.map(
    ([keys, action]) => `<dt>${keys.map((key) => `<kbd>${key}</kbd>`).join(' ')}</dt><dd>${action}</dd>`,
  );
  dialog.innerHTML =
    '<form method="dialog"><h2 id="keyboard-help-title">Keyboard shortcuts</h2>' +
    `<button class="clean-btn">Close</button></form><dl>${rows.join('')}</dl>`;
  dialog.addEventListener('close', () => dialog.remove());
  // Close the dialog if the reader clicks the backdrop. A backdrop click targets the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}
