import { site } from './site';
import type { DocsVersion } from './versions';

/** Returns the document title of a documentation page, without the site name. */
export function documentTitle(title: string, { version }: DocsVersion): string {
  return `${title} (${version})`;
}

/** Returns the meta description of a documentation page. Adds the version number to descriptions in past versions. */
export function documentDescription(description: string, { version, isLast }: DocsVersion): string {
  return isLast ? description : `${site.title} ${version}: ${description}`;
}
