import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** A way into the site: a part of it, in one sentence, and its address. */
export interface Way {
  label: string;
  description: string;
  to: string;
}

/**
 * The parts of the reference, as the sidebar of a version has them: its categories after the first one, which is for
 * getting started. `path` is the root of the version's addresses. Labels come without the emoji that they begin with.
 */
export function referenceOf({ tutorialSidebar }: SidebarsConfig, path: string): Way[] {
  const categories = (Array.isArray(tutorialSidebar) ? tutorialSidebar : []).flatMap((item) => {
    if (typeof item !== 'object' || item.type !== 'category' || item.link?.type !== 'generated-index') return [];
    const { slug = '', description = '' } = item.link;
    return [{ label: item.label.replace(/^[^A-Za-z]+/, ''), description, to: `/${path}${slug}` }];
  });
  return categories.slice(1);
}
