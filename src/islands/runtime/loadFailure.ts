import { isUpdate, retryLabel, updateText } from '../../lib/loadCode';

const delay = 200;

const spinner =
  '<svg id="loader" viewBox="0 0 128 110" width="128" height="110" aria-hidden="true"><circle cx="64" cy="55" r="40"/></svg>';

/**
 * Shows a message and a button above an island that failed to load. The button tries again, or reloads the page if it
 * belongs to an earlier build. The markup from the build stays visible.
 */
export function showLoadFailure(island: Element, failure: unknown, retry: () => Promise<void>): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  let error = failure;
  const explain = (): void => {
    button.textContent = retryLabel(error);
    note.replaceChildren(isUpdate(error) ? `${updateText.message} ` : 'This part of the page did not load. ', button);
  };
  explain();
  button.onclick = () => {
    if (isUpdate(error)) return location.reload();
    button.disabled = true;
    const timer = setTimeout(() => note.insertAdjacentHTML('beforeend', spinner), delay);
    retry()
      .then(
        () => note.remove(),
        (reason: unknown) => {
          error = reason;
          explain();
          button.disabled = false;
        },
      )
      .finally(() => {
        clearTimeout(timer);
        note.querySelector('svg')?.remove();
      });
  };
  island.before(note);
}
