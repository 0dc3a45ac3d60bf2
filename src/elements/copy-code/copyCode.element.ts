/** For so many milliseconds a button says what became of it. */
const shown = 2000;

/**
 * Makes the "Copy" buttons of code samples work: one listener for all of them, because samples are plain HTML.
 * Where the clipboard is out of reach, the sample is selected, so that the reader's own copy command takes it.
 */
if (typeof document !== 'undefined') {
  const tell = createTeller();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.code-copy') : null;
    const code = button?.parentElement?.querySelector('code');
    if (button && code) void copy(code).then((message) => tell(button, message));
  });
}

/** Copies a sample, or selects it, and answers which of the two it did, in the words of the button. */
async function copy(code: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'Copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'Selected: copy it with your keyboard';
  }
}

/**
 * Makes what tells readers what became of a button: those who look at it, and those who listen. Screen readers tell
 * changes of a status only if it was there before, so there is one for all buttons, made long before the first press.
 */
function createTeller(): (button: HTMLButtonElement, message: string) => void {
  const status = document.createElement('div');
  status.className = 'copy-status';
  status.setAttribute('role', 'status');
  document.body.append(status);

  let end = (): void => undefined;
  return (button, message) => {
    end();
    const timer = setTimeout(() => end(), shown);
    end = () => {
      clearTimeout(timer);
      button.textContent = 'Copy';
      status.textContent = '';
    };
    button.textContent = message;
    status.textContent = message;
  };
}
