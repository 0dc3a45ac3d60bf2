// Screen readers only announce changes to an existing status element, so create it before the first click.
const status = document.createElement('div');
status.className = 'copy-status';
status.setAttribute('role', 'status');
document.body.append(status);

/** The number of milliseconds that each result is shown. */
const shown = 2000;

/** Removes the result that is currently shown. */
let reset = (): void => undefined;

/** Announces a result to screen readers. Calls `onEnd` after two seconds, or when the next result is shown. */
export function showResult(result: string, onEnd: () => void): void {
  reset();
  const timer = setTimeout(() => reset(), shown);
  reset = () => {
    clearTimeout(timer);
    reset = () => undefined;
    status.textContent = '';
    onEnd();
  };
  status.textContent = result;
}
