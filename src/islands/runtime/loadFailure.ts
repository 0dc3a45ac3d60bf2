const delay = 200;

const spinner =
  '<svg id="loader" viewBox="0 0 128 110" width="128" height="110" aria-hidden="true"><circle cx="64" cy="55" r="40"/></svg>';

/** Shows a message with a Retry button above an island that did not load. The island keeps the markup of the build. */
export function showLoadFailure(island: Element, retry: () => Promise<void>): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Retry' });
  note.append('This part of the page did not load. ', button);
  button.onclick = () => {
    button.disabled = true;
    const timer = setTimeout(() => note.insertAdjacentHTML('beforeend', spinner), delay);
    retry()
      .then(
        () => note.remove(),
        () => (button.disabled = false),
      )
      .finally(() => {
        clearTimeout(timer);
        note.querySelector('svg')?.remove();
      });
  };
  island.before(note);
}
