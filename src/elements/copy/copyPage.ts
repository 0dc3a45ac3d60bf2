import { showResult } from './status';

/** Copies the page as Markdown. Returns the button's new text. */
async function copy(url: string): Promise<string> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(String(response.status));
    await navigator.clipboard.writeText(await response.text());
    return 'Copied';
  } catch {
    return 'Not copied. Open “View as Markdown” instead';
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.copy-page') : null;
  const link = button?.parentElement?.querySelector('a');
  if (!button || !link) return;
  const label = button.textContent;
  void copy(link.href).then((result) => {
    showResult(result, () => (button.textContent = label));
    button.textContent = result;
  });
});
