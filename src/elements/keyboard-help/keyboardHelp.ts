import { isPlainKey } from '../../lib/keyboard';

/** Shows a short message instead of the list, for example after a new deployment removed the list's code. */
function showFailure(): void {
  const dialog = document.createElement('dialog');
  dialog.innerHTML =
    '<form method="dialog"><p>Keyboard shortcuts could not be loaded. Reload the page and try again.</p><button>Close</button></form>';
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Opens the list of keyboard shortcuts when the reader presses `?`. The first press loads the code. */
document.addEventListener('keydown', (event) => {
  if (!isPlainKey(event, '?') || document.querySelector('dialog[open], .DocSearch-Modal')) return;
  event.preventDefault();
  void import('./dialog').then(({ openHelp }) => openHelp(), showFailure);
});
