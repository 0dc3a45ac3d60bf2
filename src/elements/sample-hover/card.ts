import { addStyles } from '../../lib/addStyles';
import { versionNumberIn } from '../../lib/docsPath';
import { closeLayerWith } from '../../lib/layers';
import { memoize } from '../../lib/memoize';
import type { IndexList } from '../../search/build/write';
import { searchOptions } from '../../search/ui/settings';
import type { Signature } from '../../search/engine/signatures';
import styles from './card.sheet.css';

/** The number of milliseconds that the pointer must rest on a name before its card appears. */
const delay = 250;

addStyles(styles);
const card = document.createElement('div');
card.className = 'sample-card';
card.id = 'sample-card';
card.setAttribute('role', 'tooltip');

let shownFor: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

async function fetchJson<T>(file: string): Promise<T> {
  const response = await fetch(`${searchOptions().baseUrl}search/${file}`);
  if (!response.ok) throw new Error(`${response.status} for ${file}`);
  return (await response.json()) as T;
}

/** Loads the signatures of a version. Maps the URL path of each item to its signature. */
const loadSignatures = memoize(async (version: string) => {
  const list = await fetchJson<IndexList>('shards.json');
  const { signatures } = list[`docs-default-${version}`] ?? {};
  const rows = signatures ? await fetchJson<Signature[]>(signatures) : [];
  return new Map(rows.flatMap((row) => (row.path ? [[row.path, row] as const] : [])));
});

function hide(): void {
  clearTimeout(timer);
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
  card.remove();
}

/** Shows a name's card, unless the reader has left the name. Resolves to false if the name has no signature. */
export async function show(link: HTMLAnchorElement): Promise<boolean> {
  hide();
  shownFor = link;
  const rows = await loadSignatures(versionNumberIn(link.pathname) ?? 'current').catch(() => undefined);
  const row = rows?.get(link.pathname + decodeURIComponent(link.hash));
  if (shownFor !== link) return true;
  if (!row) return false;
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

/** Shows a linked name's card when the pointer rests on the name. */
export function showSoon(link: HTMLAnchorElement): void {
  if (shownFor === link) return;
  clearTimeout(timer);
  timer = setTimeout(() => void show(link), delay);
}

const isInside = (target: EventTarget | null) =>
  target instanceof Node && (card.contains(target) || shownFor?.contains(target));

document.addEventListener('pointerout', ({ target, relatedTarget, pointerType }) => {
  // Ignore touch input, because touch screens fire `pointerout` before `click`.
  if (pointerType !== 'touch' && isInside(target) && !isInside(relatedTarget)) hide();
});
document.addEventListener('pointerdown', ({ target }) => {
  if (!isInside(target)) hide();
});
// Hide the card on tap, because it can cover the next name and touch screens lack an Escape key. Wait for the click,
// which would otherwise reach the name below.
card.addEventListener('click', hide);
document.addEventListener('focusout', hide);
closeLayerWith(hide);
addEventListener('scroll', () => shownFor !== document.activeElement && hide(), { passive: true });
