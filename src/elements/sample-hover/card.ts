import type { IndexList } from '../../search/build/write';
import { searchOptions } from '../../search/ui/settings';
import type { Signature } from '../../search/engine/signatures';
import './card.css';

/** Milliseconds before a card appears under a pointer that rests on a name. */
const delay = 250;

const card = document.createElement('div');
card.className = 'sample-card';
card.id = 'sample-card';
card.setAttribute('role', 'tooltip');

let shownFor: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let loading: Promise<Map<string, Signature>> | undefined;

async function fetchJson<T>(file: string): Promise<T> {
  const response = await fetch(`${searchOptions().baseUrl}search/${file}`);
  if (!response.ok) throw new Error(`${response.status} for ${file}`);
  return (await response.json()) as T;
}

/** Loads the signatures of the version that a link leads to, by path. A failed load is repeated on the next intent. */
function load(path: string): Promise<Map<string, Signature>> {
  loading ??= fetchJson<IndexList>('shards.json').then(async (list) => {
    const [, version = 'current'] = /\/docs\/(\d[\d.]*)\//.exec(path) ?? [];
    const { signatures } = list[`docs-default-${version}`] ?? {};
    const rows = signatures ? await fetchJson<Signature[]>(signatures) : [];
    return new Map(rows.flatMap((row) => (row.path ? [[row.path, row] as const] : [])));
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

function hide(): void {
  clearTimeout(timer);
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
  card.remove();
}

/** Shows the card of a name. Resolves to false if nothing is known about the name. */
export async function show(link: HTMLAnchorElement): Promise<boolean> {
  hide();
  shownFor = link;
  const rows = await load(link.pathname).catch(() => undefined);
  const row = rows?.get(link.pathname + decodeURIComponent(link.hash));
  if (!row || shownFor !== link) return false;
  const type = document.createElement('code');
  type.textContent = row.text;
  const about = document.createElement('p');
  about.textContent = row.about ?? '';
  card.replaceChildren(type, ...(row.about ? [about] : []));
  document.body.append(card);
  link.setAttribute('aria-describedby', card.id);
  const { left, bottom, top } = link.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  card.style.left = `${Math.max(8, Math.min(left, width - card.offsetWidth - 8)) + scrollX}px`;
  const isBelow = bottom + card.offsetHeight + 8 < innerHeight;
  card.style.top = `${(isBelow ? bottom + 6 : top - card.offsetHeight - 6) + scrollY}px`;
  return true;
}

/** Shows the card of a name if the pointer rests on it. */
export function showSoon(link: HTMLAnchorElement): void {
  if (shownFor === link) return;
  clearTimeout(timer);
  timer = setTimeout(() => void show(link), delay);
}

document.addEventListener('pointerout', ({ target, relatedTarget, pointerType }) => {
  // A finger leaves the name before its tap counts.
  if (pointerType === 'touch') return;
  const leaves = target instanceof Element && target.closest('.code-sample a');
  if (leaves && relatedTarget !== card && !card.contains(relatedTarget as Node | null)) hide();
});
document.addEventListener('focusout', hide);
document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
addEventListener('scroll', () => shownFor !== document.activeElement && hide(), { passive: true });
