import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import { baseUrl } from '../../config/baseUrl';

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** The location of a documentation page: its MDX file, except for category pages, and its categories. */
export interface Place {
  doc?: DocMetadata;
  categories: readonly string[];
}

/** Maps the path of each documentation page to its location. */
export function placesOf({ loadedVersions }: LoadedContent): Map<string, Place> {
  const places = new Map<string, Place>();
  const pathOf = (permalink: string): string => `/${permalink.slice(baseUrl.length)}`;
  for (const { docs, sidebars } of loadedVersions) {
    const categoriesById = new Map<string, readonly string[]>();
    const visit = (items: readonly SidebarItem[], categories: readonly string[]): void => {
      for (const item of items) {
        if (item.type === 'doc') categoriesById.set(item.id, categories);
        if (item.type !== 'category') continue;
        if (item.link?.type === 'doc') categoriesById.set(item.link.id, categories);
        if (item.link?.type === 'generated-index') places.set(pathOf(item.link.permalink), { categories });
        visit(item.items, [...categories, item.label]);
      }
    };
    Object.values(sidebars).forEach((items) => visit(items, []));
    for (const doc of docs) places.set(pathOf(doc.permalink), { doc, categories: categoriesById.get(doc.id) ?? [] });
  }
  return places;
}
