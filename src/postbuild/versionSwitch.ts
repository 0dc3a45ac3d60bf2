import { documentedVersions } from '../api/load';
import { nameIn } from '../api/renames';
import { type DocsVersion, versions } from '../config/versions';
import type { HtmlElement } from '../lib/html/page';
import { signaturesFor } from '../search/build/signatures';
import type { Section } from '../search/section';

/** A link to another version in the navbar of a page: the version's name, its offset and the offset after its text. */
export interface VersionLink {
  name: string;
  path: string;
  start: number;
  end: number;
}

/** Finds the links of the version menu. Links in banners have an explanation in their text. */
export function versionLinksOf(elements: readonly HtmlElement[], html: string, baseUrl: string): VersionLink[] {
  return elements.flatMap(({ name, attribs, startIndex, endIndex }) => {
    const version = attribs['data-version'];
    if (name !== 'a' || !version || !attribs.class?.includes('dropdown__link') || attribs['aria-current']) return [];
    const path = `/${decodeURI(attribs.href).slice(baseUrl.length)}`;
    return [{ name: version, path, start: startIndex!, end: html.lastIndexOf('</a', endIndex!) }];
  });
}

/** The sections of all pages, by what the version menu needs to find. */
export interface SectionIndex {
  byPath: ReadonlyMap<string, readonly Section[]>;
  /** Version → `Owner.name` → section. */
  byName: ReadonlyMap<string, ReadonlyMap<string, Section>>;
  /** Version → `Owner.name` → printed form. */
  forms: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const keyOf = ({ owner, name }: Pick<Section, 'owner' | 'name'>): string => (owner ? `${owner}.${name}` : `${name}`);

const pathOf = ({ page }: Section, baseUrl: string): string =>
  `/${decodeURI(new URL(page).pathname).slice(baseUrl.length)}`;

/** Indexes the sections of a build. */
export function indexSections(sections: readonly Section[], baseUrl: string): SectionIndex {
  const byPath = new Map<string, Section[]>();
  const byName = new Map<string, Map<string, Section>>();
  for (const section of sections) {
    const path = pathOf(section, baseUrl);
    byPath.set(path, [...(byPath.get(path) ?? []), section]);
    if (section.version === null || section.name === null) continue;
    const names = byName.get(section.version) ?? new Map<string, Section>();
    byName.set(section.version, names.set(keyOf(section), section));
  }
  const forms = new Map(
    versions.map(({ version }) => [
      version,
      new Map(signaturesFor(version, [])?.map((one) => [keyOf(one), one.text] as const)),
    ]),
  );
  return { byPath, byName, forms };
}

/** The difference of a page or section in another version. */
type Status = 'same' | 'changed' | 'moved' | 'absent';

export interface VersionStatus {
  status: Status;
  /**
   * Anchors of this page that differ in the other version: `name~` has changed, `name-` does not exist, `name=target`
   * has another anchor or path.
   */
  anchors: string[];
  /** URL path of the nearest place, if the link should lead to another page. */
  nearest?: string;
}

/** Compares a page with its counterpart in another version, to which a link of the version menu leads. */
export function compareVersions(
  path: string,
  from: DocsVersion,
  to: DocsVersion,
  target: string,
  { byPath, byName, forms }: SectionIndex,
  baseUrl: string,
): VersionStatus {
  const own = byPath.get(path) ?? [];
  const isMain = (of: DocsVersion, one: string): boolean => one === `/${of.path}/${of.mainDoc}`;
  if (isMain(to, target) && !isMain(from, path)) {
    const subject = own.find(({ name }) => name !== null);
    const key = subject && nameIn(keyOf(subject), from.version, to.version, documentedVersions);
    const nearest = key && byName.get(to.version)?.get(key);
    if (!nearest) return { status: 'absent', anchors: [] };
    const place = new URL(nearest.page).pathname + (nearest.anchor === null ? '' : `#${nearest.anchor}`);
    return { status: 'moved', anchors: [], nearest: place };
  }
  const there = new Set((byPath.get(target) ?? []).map(({ anchor }) => anchor));
  const anchors: string[] = [];
  const isReference = own.some(({ name }) => name !== null);
  let isChanged = !isReference && textOf(own) !== textOf(byPath.get(target) ?? []);
  for (const section of own) {
    const { anchor, name } = section;
    if (name === null) {
      if (anchor !== null && !there.has(anchor)) anchors.push(`${anchor}-`);
      continue;
    }
    const key = keyOf(section);
    const otherKey = nameIn(key, from.version, to.version, documentedVersions);
    const other = byName.get(to.version)?.get(otherKey);
    const differs = forms.get(from.version)?.get(key) !== forms.get(to.version)?.get(otherKey);
    isChanged ||= differs;
    if (anchor === null) continue;
    if (!other) anchors.push(`${anchor}-`);
    else if (pathOf(other, baseUrl) !== target)
      anchors.push(`${anchor}=${new URL(other.page).pathname}#${other.anchor ?? ''}`);
    else if (other.anchor !== anchor) anchors.push(`${anchor}=#${other.anchor}`);
    else if (differs) anchors.push(`${anchor}~`);
  }
  const suffix = (of: DocsVersion, one: string): string => one.slice(of.path.length + 1);
  const isMoved = suffix(from, path) !== suffix(to, target);
  const unchanged = isMoved ? 'moved' : 'same';
  return { status: isChanged ? 'changed' : unchanged, anchors };
}

const textOf = (sections: readonly Section[]): string =>
  sections.map(({ title, texts }) => [title, ...texts].join('\n')).join('\n');

const labels: Record<Status, (version: string) => string> = {
  same: () => 'same',
  changed: () => 'changed',
  moved: () => 'moved',
  absent: (version) => `not in ${version}`,
};

/** Adds the status to each link of the version menu, and corrects its target. Works from the end, so that offsets stay valid. */
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

/** Returns the data with which the version menu follows the hash of the page. */
export function anchorsTag(byVersion: ReadonlyMap<string, readonly string[]>): string {
  const entries = [...byVersion]
    .filter(([, anchors]) => anchors.length > 0)
    .map(([name, all]) => [name, all.join(' ')]);
  if (entries.length === 0) return '';
  const json = JSON.stringify(Object.fromEntries(entries)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="version-anchors">${json}</script>`;
}
