import { isPlainKey } from '../../search/ui/Bar/keys';

/** Opens the list of keyboard shortcuts when the reader presses `?`. The first press loads the code. */
document.addEventListener('keydown', (event) => {
  if (!isPlainKey(event, '?') || document.querySelector('dialog[open], .DocSearch-Modal')) return;
  event.preventDefault();
  void import('./dialog').then(({ openHelp }) => openHelp());
});
