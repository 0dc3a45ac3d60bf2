import { documentedVersions } from '../api/load';
import { nameIn } from '../api/renames';
import { type DocsVersion, versions } from '../config/versions';
import type { HtmlElement } from '../lib/html/page';
import { signaturesFor } from '../search/build/signatures';
import type { Section } from '../search/section';

/** A version menu link. `start` is the offset of its tag in the HTML, and `end` is the offset after its text. */
export interface VersionLink {
  name: string;
  path: string;
  start: number;
  end: number;
}

/** Finds the links in the version menu. Links in banners need no status, because their text already explains them. */
export function versionLinksOf(elements: readonly HtmlElement[], html: string, baseUrl: string): VersionLink[] {
  return elements.flatMap(({ name, attribs, startIndex, endIndex }) => {
    const version = attribs['data-version'];
    if (name !== 'a' || !version || !attribs.class?.includes('dropdown__link') || attribs['aria-current']) return [];
    const path = `/${decodeURI(attribs.href).slice(baseUrl.length)}`;
    return [{ name: version, path, start: startIndex!, end: html.lastIndexOf('</a', endIndex!) }];
  });
}

/** Sections from all pages, indexed by path and by name. */
export interface SectionIndex {
  byPath: ReadonlyMap<string, readonly Section[]>;
  /** Maps each version and each full name, such as `Owner.name`, to the section about that item. */
  byName: ReadonlyMap<string, ReadonlyMap<string, Section>>;
  /** Maps each version and each full name, such as `Owner.name`, to the item's printed signature. */
  forms: ReadonlyMap<string, ReadonlyMap<string, string>>;
  baseUrl: string;
}

const fullName = ({ owner, name }: Pick<Section, 'owner' | 'name'>): string => (owner ? `${owner}.${name}` : `${name}`);

const pathOf = ({ page }: Section, baseUrl: string): string =>
  `/${decodeURI(new URL(page).pathname).slice(baseUrl.length)}`;

/** Indexes a build's sections. */
export function indexSections(sections: readonly Section[], baseUrl: string): SectionIndex {
  const byPath = new Map<string, Section[]>();
  const byName = new Map<string, Map<string, Section>>();
  for (const section of sections) {
    const path = pathOf(section, baseUrl);
    byPath.set(path, [...(byPath.get(path) ?? []), section]);
    if (section.version === null || section.name === null) continue;
    const names = byName.get(section.version) ?? new Map<string, Section>();
    byName.set(section.version, names.set(fullName(section), section));
  }
  const forms = new Map(
    versions.map(({ version }) => [
      version,
      new Map(signaturesFor(version, [])?.map((one) => [fullName(one), one.text] as const)),
    ]),
  );
  return { byPath, byName, forms, baseUrl };
}

/** The status of a page or section in another version. */
type Status = 'same' | 'changed' | 'moved' | 'absent';

export interface VersionStatus {
  status: Status;
  /**
   * The anchors on this page that differ in the other version. `name~` has changed, `name-` does not exist, and
   * `name=target` has another anchor or path.
   */
  anchors: string[];
  /** The URL path of the nearest section. Set only if the link should lead to another page. */
  nearest?: string;
}

/**
 * A page and its counterpart in another version. If the counterpart is missing, the other version's main page replaces
 * it.
 */
interface PagePair {
  from: DocsVersion;
  to: DocsVersion;
  path: string;
  otherPath: string;
}

const isMainPage = ({ path, mainDoc }: DocsVersion, page: string): boolean => page === `/${path}/${mainDoc}`;

/** Compares a page with its counterpart in another version. */
export function compareVersions(pair: PagePair, index: SectionIndex): VersionStatus {
  const { from, to, path, otherPath } = pair;
  const [own, others] = [path, otherPath].map((one) => index.byPath.get(one) ?? []);
  if (isMainPage(to, otherPath) && !isMainPage(from, path)) return nearestPlace(own, pair, index);

  const compared = own.map((section) => ({ section, ...compareSection(section, pair, index) }));
  const anchors = compared.flatMap(({ section, mark }) =>
    mark && section.anchor !== null ? [section.anchor + mark] : [],
  );
  const [names, otherNames] = [own, others].map((all) => all.filter(({ name }) => name !== null).length);
  const isChanged =
    names > 0 ? names !== otherNames || compared.some((section) => section.isChanged) : textOf(own) !== textOf(others);
  const isMoved = path.slice(from.path.length + 1) !== otherPath.slice(to.path.length + 1);
  if (isChanged) return { status: 'changed', anchors };
  return { status: isMoved ? 'moved' : 'same', anchors };
}

/** Finds the section about a page's symbol in another version. Used for pages that have no counterpart there. */
function nearestPlace(own: readonly Section[], { from, to }: PagePair, { byName }: SectionIndex): VersionStatus {
  const subject = own.find(({ name }) => name !== null);
  const name = subject && nameIn(fullName(subject), from.version, to.version, documentedVersions);
  const nearest = name && byName.get(to.version)?.get(name);
  return nearest ? { status: 'moved', anchors: [], nearest: urlPathOf(nearest) } : { status: 'absent', anchors: [] };
}

const urlPathOf = ({ page, anchor }: Section): string => new URL(page).pathname + (anchor === null ? '' : `#${anchor}`);

/**
 * Compares a section with the other version. The version menu data stores the returned `mark` after the section's
 * anchor.
 */
function compareSection(
  section: Section,
  { from, to, otherPath }: PagePair,
  { byPath, byName, forms, baseUrl }: SectionIndex,
): { mark: string; isChanged: boolean } {
  const { name, anchor } = section;
  if (name === null) {
    const exists = byPath.get(otherPath)?.some((other) => other.anchor === anchor);
    return { mark: exists ? '' : '-', isChanged: false };
  }
  const ownName = fullName(section);
  const otherName = nameIn(ownName, from.version, to.version, documentedVersions);
  const other = byName.get(to.version)?.get(otherName);
  if (!other) return { mark: '-', isChanged: true };
  const isChanged = forms.get(from.version)?.get(ownName) !== forms.get(to.version)?.get(otherName);
  if (pathOf(other, baseUrl) !== otherPath) return { mark: `=${urlPathOf(other)}`, isChanged };
  if (other.anchor !== anchor) return { mark: `=#${other.anchor}`, isChanged };
  return { mark: isChanged ? '~' : '', isChanged };
}

const textOf = (sections: readonly Section[]): string =>
  sections.map(({ title, texts }) => [title, ...texts].join('\n')).join('\n');

const labels: Record<Status, (version: string) => string> = {
  same: () => 'same',
  changed: () => 'changed',
  moved: () => 'moved',
  absent: (version) => `not in ${version}`,
};

/**
 * Adds a status to each version menu link, and corrects its target. Edits the links from last to first, so that the
 * offsets stay valid.
 */
export function withStatuses(
  html: string,
  links: readonly (VersionLink & Pick<VersionStatus, 'status' | 'nearest'>)[],
): string {
  return [...links]
    .sort((one, other) => other.end - one.end)
    .reduce((text, { name, status, start, end, nearest }) => {
      const version = versions.find((one) => one.name === name)!.version;
      const link = text.slice(start, end);
      const aimed = nearest === undefined ? link : link.replace(/href=("[^"]*"|[^\s>]+)/, `href="${nearest}"`);
      const label = ` <small class=version-status data-status=${status}>${labels[status](version)}</small>`;
      return text.slice(0, start) + aimed + label + text.slice(end);
    }, html);
}

/**
 * Returns a tag that lists the anchors that differ in other versions. The version menu reads this tag when the URL hash
 * changes.
 */
export function anchorsTag(byVersion: ReadonlyMap<string, readonly string[]>): string {
  const entries = [...byVersion]
    .filter(([, anchors]) => anchors.length > 0)
    .map(([name, all]) => [name, all.join(' ')]);
  if (entries.length === 0) return '';
  const json = JSON.stringify(Object.fromEntries(entries)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="version-anchors">${json}</script>`;
}
