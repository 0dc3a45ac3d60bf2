import { documentedVersions } from '../api/load';
import { nameIn } from '../api/renames';
import { baseUrl } from '../config/baseUrl';
import { type DocsVersion, versions } from '../config/versions';
import type { PageModel, PageSection } from '../content/model/page';
import type { HtmlElement } from '../lib/html/page';
import { signaturesFor } from '../search/build/signatures';

/** A link in the version menu. `start` is the offset of its tag in the HTML, and `end` is the offset after its text. */
export interface VersionLink {
  version: DocsVersion;
  path: string;
  start: number;
  end: number;
}

/** Finds the links in the version menu. Skips links in banners, because their text already explains the target. */
export function versionLinksOf(elements: readonly HtmlElement[], html: string): VersionLink[] {
  return elements.flatMap(({ name, attribs, startIndex, endIndex }) => {
    const version = versions.find((candidate) => candidate.name === attribs['data-version']);
    if (name !== 'a' || !version || !attribs.class?.includes('dropdown__link') || attribs['aria-current']) return [];
    const path = `/${decodeURI(attribs.href).slice(baseUrl.length)}`;
    return [{ version, path, start: startIndex!, end: html.lastIndexOf('</a', endIndex!) }];
  });
}

interface Place {
  path: string;
  anchor: string | null;
}

/** All pages by path, and all symbols and members by name. */
export interface SiteIndex {
  pages: ReadonlyMap<string, PageModel>;
  places: ReadonlyMap<DocsVersion, ReadonlyMap<string, Place>>;
  signatures: ReadonlyMap<DocsVersion, ReadonlyMap<string, string>>;
}

const fullName = ({ owner, name }: Pick<PageSection, 'owner' | 'name'>): string =>
  owner ? `${owner}.${name}` : `${name}`;

/** Indexes the pages of a build by path, and their symbols and members by name. */
export function indexPages(models: readonly PageModel[]): SiteIndex {
  const places = new Map(versions.map((version) => [version, new Map<string, Place>()]));
  for (const { path, version, sections } of models) {
    for (const section of sections) {
      if (version && section.name !== null)
        places.get(version)!.set(fullName(section), { path, anchor: section.anchor });
    }
  }
  const signatures = versions.map((version) => {
    const all = signaturesFor(version.version, []) ?? [];
    return [version, new Map(all.map((signature) => [fullName(signature), signature.text]))] as const;
  });
  return { pages: new Map(models.map((model) => [model.path, model])), places, signatures: new Map(signatures) };
}

/** The sections of a page that differ in another version, by anchor. */
export interface Differences {
  absent?: string[];
  changed?: string[];
  /** Maps the anchor of a renamed or moved section to its new anchor, such as `#create`, or to its new URL path. */
  moved?: Record<string, string>;
}

type Status = 'same' | 'changed' | 'moved' | 'absent';

export interface VersionStatus {
  status: Status;
  differences: Differences;
  /** The page to link to, if it is not the usual target. */
  nearest?: string;
}

const isMainPage = ({ path, mainDoc }: DocsVersion, page: string): boolean => page === `/${path}/${mainDoc}`;

/**
 * Compares a page with the same page in another version. If that version lacks the page, compares it with the main page
 * of that version.
 */
export function compareVersions(
  own: PageModel & { version: DocsVersion },
  { version: to, path: otherPath }: Pick<VersionLink, 'version' | 'path'>,
  index: SiteIndex,
): VersionStatus {
  if (isMainPage(to, otherPath) && !isMainPage(own.version, own.path)) return nearestPlace(own, to, index);

  const other = index.pages.get(otherPath);
  const differences: Required<Differences> = { absent: [], changed: [], moved: {} };
  let isChanged = countNames(own) === 0 ? textOf(own) !== textOf(other) : countNames(own) !== countNames(other);
  for (const section of own.sections) {
    const { name, anchor } = section;
    if (name === null) {
      if (anchor !== null && !other?.sections.some((counterpart) => counterpart.anchor === anchor))
        differences.absent.push(anchor);
      continue;
    }
    const ownName = fullName(section);
    const otherName = nameIn(ownName, own.version.version, to.version, documentedVersions);
    const place = index.places.get(to)!.get(otherName);
    const isSame = index.signatures.get(own.version)!.get(ownName) === index.signatures.get(to)!.get(otherName);
    if (!place || !isSame) isChanged = true;
    if (anchor === null) continue;
    if (!place) differences.absent.push(anchor);
    else if (place.path !== otherPath) differences.moved[anchor] = urlPathOf(place);
    else if (place.anchor !== anchor) differences.moved[anchor] = `#${place.anchor}`;
    else if (!isSame) differences.changed.push(anchor);
  }
  const isMoved = own.path.slice(own.version.path.length + 1) !== otherPath.slice(to.path.length + 1);
  return { status: isChanged ? 'changed' : isMoved ? 'moved' : 'same', differences: withoutEmpty(differences) };
}

/** Finds the section about a page's symbol in a version that lacks the page. */
function nearestPlace(
  { version, sections }: PageModel & { version: DocsVersion },
  to: DocsVersion,
  { places }: SiteIndex,
): VersionStatus {
  const subject = sections.find(({ name }) => name !== null);
  const name = subject && nameIn(fullName(subject), version.version, to.version, documentedVersions);
  const nearest = name && places.get(to)!.get(name);
  return nearest
    ? { status: 'moved', differences: {}, nearest: urlPathOf(nearest) }
    : { status: 'absent', differences: {} };
}

function urlPathOf({ path, anchor }: Place): string {
  return baseUrl + encodeURI(path.slice(1)) + (anchor === null ? '' : `#${anchor}`);
}

function countNames(page: PageModel | undefined): number {
  return page?.sections.filter(({ name }) => name !== null).length ?? 0;
}

function textOf(page: PageModel | undefined): string {
  return page?.sections.map(({ title, texts }) => [title, ...texts].join('\n')).join('\n') ?? '';
}

function withoutEmpty(differences: Differences): Differences {
  return Object.fromEntries(Object.entries(differences).filter(([, all]) => Object.keys(all as object).length > 0));
}

const labels: Record<Status, string> = {
  same: 'same',
  changed: 'changed',
  moved: 'moved',
  absent: 'no page · opens start page',
};

/**
 * Adds statuses to the links in the version menu and corrects their targets. Starts with the last link, so that the
 * offsets of earlier links stay valid.
 */
export function withStatuses(
  html: string,
  links: readonly (VersionLink & Pick<VersionStatus, 'status' | 'nearest'>)[],
): string {
  // A change in all versions does not help readers to choose one. `versionLinks.ts` fills the empty labels of sections.
  const isShared = links.length > 1 && links.every(({ status }) => status === 'changed');
  return [...links]
    .sort((a, b) => b.end - a.end)
    .reduce((text, { status, start, end, nearest }) => {
      const link = text.slice(start, end);
      const aimed = nearest === undefined ? link : link.replace(/href=("[^"]*"|[^\s>]+)/, `href="${nearest}"`);
      const label = ` <small class=version-status data-status=${status}>${isShared ? '' : labels[status]}</small>`;
      return text.slice(0, start) + aimed + label + text.slice(end);
    }, html);
}

/** Returns a tag with the sections that differ in other versions. The version menu reads it at run time. */
export function differencesTag(byVersion: Readonly<Record<string, Differences>>): string {
  const entries = Object.entries(byVersion).filter(([, differences]) => Object.keys(differences).length > 0);
  if (entries.length === 0) return '';
  const json = JSON.stringify(Object.fromEntries(entries)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="version-differences">${json}</script>`;
}
