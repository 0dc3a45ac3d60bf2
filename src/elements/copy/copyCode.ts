import { showResult } from './status';

/** Copies a code sample, or selects it if the clipboard is unavailable. Returns the button's new text. */
async function copy(code: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'Copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'Selected. Copy with your keyboard';
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.code-copy') : null;
  const code = button?.parentElement?.querySelector('code');
  if (!button || !code) return;
  void copy(code).then((result) => {
    showResult(result, () => (button.textContent = 'Copy'));
    button.textContent = result;
  });
});
