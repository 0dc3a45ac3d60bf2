/**
 * Makes the "Copy" buttons of code samples work: one listener for all of them, because samples are plain HTML.
 * Where the clipboard is out of reach, the sample is selected, so that the reader's own copy command takes it.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.code-copy') : null;
    const code = button?.parentElement?.querySelector('code');
    if (button && code) void copy(code, button);
  });
}

async function copy(code: HTMLElement, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    tell(button, 'Copied');
  } catch {
    getSelection()?.selectAllChildren(code);
    tell(button, 'Selected: copy it with your keyboard');
  }
}

function tell(button: HTMLButtonElement, message: string): void {
  button.setAttribute('aria-live', 'polite');
  button.textContent = message;
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 2000);
}
