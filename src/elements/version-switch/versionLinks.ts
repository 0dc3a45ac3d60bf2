import { preferredVersionKey } from '../../config/docusaurusNames';
import { store } from '../storage/store';

const isAnchor = (hash: string): boolean => document.getElementById(decodeURIComponent(hash.slice(1))) !== null;

/**
 * Maps each version to the anchors of this page that differ in that version. `src/postbuild/versionSwitch.ts` writes
 * this data.
 */
const differences = JSON.parse(document.getElementById('version-anchors')?.textContent ?? '{}') as Record<
  string,
  string | undefined
>;

/**
 * Compares the section in the URL with the same section in another version. The sign is `~` if the section has changed,
 * `-` if it is absent, and `=` if it was renamed or moved to `target`.
 */
function differenceIn(version: string): { sign?: string; target?: string } {
  const anchor = decodeURIComponent(location.hash.slice(1));
  const all = differences[version]?.split(' ') ?? [];
  const entry = all.find((one) => one.startsWith(anchor) && /^[~=-]/.test(one.slice(anchor.length)));
  return entry ? { sign: entry[anchor.length], target: entry.slice(anchor.length + 1) } : {};
}

/**
 * Updates a link to another version. The link then opens the section in the URL, the section's new location, or the top
 * of the page.
 */
function updateLink(link: HTMLAnchorElement): void {
  const { sign, target = '' } = isAnchor(location.hash) ? differenceIn(link.dataset.version!) : { sign: '-' };
  if (sign === '=') link.href = new URL(target, link.href).href;
  else link.hash = sign === '-' ? '' : location.hash;
  link.search = location.search;
}

/** Adds this page's query and hash to a link to another version, and stores the chosen version. */
function onPress({ type, target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
  if (!link) return;
  updateLink(link);
  if (type === 'click') store(preferredVersionKey, link.dataset.version!);
}

/** Returns the status that the section in the URL has in another version of the page. */
function sectionStatus(version: string): [status: string, text: string] {
  const { sign, target = '' } = differenceIn(version);
  if (sign === '-') return ['absent', `not in ${version === 'current' ? 'this version' : version}`];
  if (sign === '=') return ['moved', target.startsWith('#') ? 'renamed' : 'moved'];
  return sign === '~' ? ['changed', 'changed'] : ['same', 'same'];
}

/**
 * Shows the status of the section in the URL next to each version. If the URL does not point to a section, shows the
 * page status.
 */
function showStatuses(): void {
  for (const label of document.getElementsByClassName('version-status') as HTMLCollectionOf<HTMLElement>) {
    label.dataset.page ??= `${label.dataset.status} ${label.textContent}`;
    const [page, ...words] = label.dataset.page.split(' ');
    const { version = '' } = label.closest<HTMLElement>('[data-version]')!.dataset;
    const isOfPage = page === 'absent' || !location.hash || !isAnchor(location.hash);
    const [status, text] = isOfPage ? [page, words.join(' ')] : sectionStatus(version);
    // Avoids `dataset`, because the critical CSS keeps a selector only if the attribute name occurs literally in a
    // script.
    label.setAttribute('data-status', status);
    label.textContent = text;
  }
}

// The middle mouse button opens a link without firing a `click` event.
document.addEventListener('mousedown', onPress);
document.addEventListener('click', onPress);
addEventListener('hashchange', showStatuses);

// Removes a hash that does not point to a section in this version of the page.
if (location.hash && !isAnchor(location.hash) && document.querySelector('[data-version][aria-current]'))
  history.replaceState(history.state, '', location.pathname + location.search);
if (location.hash) showStatuses();
