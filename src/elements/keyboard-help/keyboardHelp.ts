import { isPlainKey } from '../../search/ui/Bar/keys';

/** Opens the list of keyboard shortcuts on `?`. Its code is loaded on the first press. */
document.addEventListener('keydown', (event) => {
  if (!isPlainKey(event, '?') || document.querySelector('dialog[open], .DocSearch-Modal')) return;
  event.preventDefault();
  void import('./dialog').then(({ openHelp }) => openHelp());
});
