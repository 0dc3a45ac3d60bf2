export {};

/** Milliseconds for which a button shows the result. */
const shown = 2000;

// Screen readers announce only changes to an existing status, so the element is created before the first click.
const status = document.createElement('div');
status.className = 'copy-status';
status.setAttribute('role', 'status');
document.body.append(status);

/** Resets the button that shows a result. */
let reset = (): void => undefined;

/** Shows and announces a result on a button. */
function showResult(button: HTMLButtonElement, result: string): void {
  reset();
  const timer = setTimeout(() => reset(), shown);
  reset = () => {
    clearTimeout(timer);
    button.textContent = 'Copy';
    status.textContent = '';
  };
  button.textContent = result;
  status.textContent = result;
}

/** Copies a sample, or selects it if the clipboard is not available. Returns the text that the button shows. */
async function copy(code: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'Copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'Selected: copy it with your keyboard';
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.code-copy') : null;
  const code = button?.parentElement?.querySelector('code');
  if (button && code) void copy(code).then((result) => showResult(button, result));
});
