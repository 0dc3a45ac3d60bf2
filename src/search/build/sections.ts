import { baseUrl } from '../../config/baseUrl';
import { site } from '../../config/site';
import type { PageModel } from '../../content/model/page';
import { foldSpace } from '../../content/model/sections';
import { siteTag, tagOf } from '../client/tags';
import { complete, type Section, start } from '../section';

const excludedPaths = new Set(['/404', '/offline', '/search']);

/** Returns the search sections of a page. Returns an empty list for redirects and for pages that search excludes. */
export function searchSections({ path, version, categories, description, sections }: PageModel): Section[] {
  if (excludedPaths.has(path)) return [];
  const category = categories.map(withoutEmoji).join(' › ') || (version ? 'Documentation' : 'Site');
  let section: Section = {
    ...start,
    page: site.url + baseUrl + encodeURI(path.slice(1)),
    hierarchy: { ...start.hierarchy, lvl0: category },
    docusaurus_tag: version ? tagOf(version) : siteTag,
    version: version?.version ?? null,
  };
  return sections.map((own) => {
    section = complete({ ...own, title: withoutEmoji(own.title) }, section);
    return own.level === 1 ? withDescription(section, description) : section;
  });
}

function withDescription(section: Section, description: string): Section {
  const isRepeated = section.texts.join(' ').includes(description.replace(/[.…]+$/, ''));
  return isRepeated ? section : { ...section, texts: [description, ...section.texts] };
}

const withoutEmoji = (text: string): string => foldSpace(text.replace(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, ''));
