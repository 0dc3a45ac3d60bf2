import pages from '../../fixtures/search-engine/pages.json';
import { currentVersion } from '../../../src/config/versions';
import { complete, type Section, start, type StoredSection } from '../../../src/search/section';

export const current = 'docs-default-current';

/** A section for tests. `level` is 2 by default. */
export interface TestSection extends Omit<Partial<StoredSection>, 'kind'> {
  title: string;
  kind?: string;
  text?: string;
}

interface TestPage {
  path: string;
  category: string;
  sections: readonly TestSection[];
}

/** Returns the sections of the given pages, as stored in the index with the given tag. */
export function sectionsOf(tag: string, ...all: TestPage[]): Section[] {
  const name = tag.replace('docs-default-', '');
  const version = tag === 'default' ? null : tag === current ? currentVersion.version : name;
  return all.flatMap(({ path, category, sections }) => {
    let section: Section = {
      ...start,
      page: `https://magmastream.com/${path}`,
      hierarchy: { ...start.hierarchy, lvl0: category },
      docusaurus_tag: tag,
      version,
    };
    return sections.map(({ text, ...stored }) => {
      section = complete({ level: 2, ...stored, texts: text ? [text] : [] } as StoredSection, section);
      return section;
    });
  });
}

/** Returns the page of a class, by default in the current version. */
export function classPage(name: string, folder = 'docs', ...members: TestSection[]): TestPage {
  const page = { level: 1, title: name, kind: 'class' };
  return { path: `${folder}/classes/${name}`, category: 'Classes', sections: [page, ...members] };
}

/** Returns a page outside the documentation. */
export function sitePage(title: string): TestPage {
  return { path: title.toLowerCase(), category: 'Site', sections: [{ level: 1, title }] };
}

/** A small library with guides. */
export const library = sectionsOf(current, ...(pages as TestPage[]));

/** Returns the last part of the URL of a page or section. */
export function short(url: string | undefined): string | undefined {
  return url?.replace(/^.*\//, '');
}
