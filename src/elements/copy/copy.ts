import { isForBrowser } from '../../search/ui/Bar/keys';

async function copyText(button: HTMLElement): Promise<string> {
  const source = button.parentElement!.querySelector<HTMLElement>('code, textarea')!;
  const isArea = source instanceof HTMLTextAreaElement;
  try {
    await navigator.clipboard.writeText(isArea ? source.value : source.textContent);
    return 'Copied';
  } catch {
    source.hidden = false;
    source.focus();
    if (isArea) source.select();
    else getSelection()?.selectAllChildren(source);
    return 'Selected. Copy with your keyboard';
  }
}

async function copyPage(button: HTMLElement): Promise<string> {
  try {
    const response = await fetch(button.parentElement!.querySelector('a')!.href);
    // Reject HTML, because a network can answer with its sign-in page instead of the Markdown file.
    const isHtml = response.headers.get('content-type')?.includes('html');
    if (!response.ok || isHtml) throw new Error(String(response.status));
    await navigator.clipboard.writeText(await response.text());
    return 'Copied';
  } catch {
    return 'Not copied. Open “View as Markdown” instead';
  }
}

/** Copies the link to a heading. Its version number makes the link work after the next release too. */
async function copyLink(link: HTMLElement): Promise<string> {
  const { href, hash } = link as HTMLAnchorElement;
  const path = document.querySelector<HTMLElement>('[data-permanent]')?.dataset.permanent;
  try {
    await navigator.clipboard.writeText(path ? location.origin + path + hash : href);
    return 'Link copied';
  } catch {
    return 'The link is in the address bar';
  }
}

/** Maps each copy control to its action. The action resolves to the result that the control shows. */
const actions: Record<string, (control: HTMLElement) => Promise<string>> = {
  'button.code-copy, button.copy-text': copyText,
  'button.copy-page': copyPage,
  'a.hash-link': copyLink,
};

// Create the status element before the first click, because screen readers announce only changes to an existing
// element.
const status = document.createElement('div');
status.className = 'copy-status';
status.setAttribute('role', 'status');
document.body.append(status);

const resultDuration = 2000;

let reset = (): void => undefined;

function showResult(control: HTMLElement, result: string): void {
  reset();
  // Read the label only now, because `reset` may have restored it.
  const label = control.textContent;
  const timer = setTimeout(() => reset(), resultDuration);
  reset = () => {
    clearTimeout(timer);
    reset = () => undefined;
    status.textContent = '';
    control.textContent = label;
    control.removeAttribute('data-result');
  };
  status.textContent = result;
  // Links keep their content. The style sheet shows the result next to it.
  control.setAttribute('data-result', result);
  if (control.matches('button')) control.textContent = result;
}

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || isForBrowser(event)) return;
  for (const [selector, copy] of Object.entries(actions)) {
    const control = event.target.closest<HTMLElement>(selector);
    if (control) void copy(control).then((result) => showResult(control, result));
  }
});
