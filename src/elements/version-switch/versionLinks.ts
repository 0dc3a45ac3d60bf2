import { preferredVersionKey } from '../../config/docusaurusNames';
import type { Differences } from '../../postbuild/versionSwitch';
import { store } from '../storage/store';

const isAnchor = (hash: string): boolean => document.getElementById(decodeURIComponent(hash.slice(1))) !== null;

/** Maps other versions to the sections that differ there. `src/postbuild/versionSwitch.ts` writes this data. */
const differences = JSON.parse(document.getElementById('version-differences')?.textContent ?? '{}') as Partial<
  Record<string, Differences>
>;

/**
 * Compares the section in the URL with the same section in another version. For a moved section, `target` is the new
 * anchor or path.
 */
function differenceIn(version: string): { status: 'absent' | 'changed' | 'moved' | 'same'; target?: string } {
  const anchor = decodeURIComponent(location.hash.slice(1));
  const { absent = [], changed = [], moved = {} } = differences[version] ?? {};
  if (absent.includes(anchor)) return { status: 'absent' };
  if (changed.includes(anchor)) return { status: 'changed' };
  return Object.hasOwn(moved, anchor) ? { status: 'moved', target: moved[anchor] } : { status: 'same' };
}

/**
 * Makes a link to another version open the section in the URL. If that version moved or lacks the section, opens the
 * new location or the top of the page.
 */
function updateLink(link: HTMLAnchorElement): void {
  const { status, target } = isAnchor(location.hash) ? differenceIn(link.dataset.version!) : { status: 'absent' };
  if (target) link.href = new URL(target, link.href).href;
  else link.hash = status === 'absent' ? '' : location.hash;
  link.search = location.search;
}

function onPress({ type, target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
  if (!link) return;
  updateLink(link);
  if (type === 'click') store(preferredVersionKey, link.dataset.version!);
}

function sectionStatus(version: string): [status: string, text: string] {
  const { status, target } = differenceIn(version);
  if (status === 'absent') return [status, 'no section · opens the page'];
  return [status, target?.startsWith('#') ? 'renamed' : status];
}

/** Shows each version's status of the section in the URL, or of the page if the URL points to no section. */
function showStatuses(): void {
  for (const label of document.getElementsByClassName('version-status') as HTMLCollectionOf<HTMLElement>) {
    label.dataset.page ??= `${label.dataset.status} ${label.textContent}`;
    const [page, ...words] = label.dataset.page.split(' ');
    const { version = '' } = label.closest<HTMLElement>('[data-version]')!.dataset;
    const isOfPage = page === 'absent' || !location.hash || !isAnchor(location.hash);
    const [status, text] = isOfPage ? [page, words.join(' ')] : sectionStatus(version);
    // Do not use `dataset`, because the critical CSS searches scripts for the literal attribute name.
    label.setAttribute('data-status', status);
    label.textContent = text;
  }
}

// The middle mouse button opens a link without a `click` event.
document.addEventListener('mousedown', onPress);
document.addEventListener('click', onPress);
addEventListener('hashchange', showStatuses);

// Remove a hash that does not point to a section of this page.
if (location.hash && !isAnchor(location.hash) && document.querySelector('[data-version][aria-current]'))
  history.replaceState(history.state, '', location.pathname + location.search);
if (location.hash) showStatuses();
