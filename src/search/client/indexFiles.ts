import { currentVersion } from '../../config/versions';
import type { PageModel } from '../../content/model/page';
import type { IndexList } from '../build/write';
import { siteTag, tagOf } from './tags';

/** Returns a `<meta>` element with a page's index files. Search then does not need to load `shards.json`. */
export function indexTag({ version = currentVersion }: Pick<PageModel, 'version'>, list: IndexList): string {
  const tags = [siteTag, tagOf(version)].filter((tag) => tag in list);
  const named = tags.map((tag) => [tag, { file: list[tag].file, texts: list[tag].texts }]);
  return `<meta name="shards" content='${JSON.stringify(Object.fromEntries(named))}'>`;
}

/** Returns the index files in the current page's `<meta>` element, by tag. */
export function indexFilesOfPage(): IndexList {
  const { content = '{}' } = document.querySelector<HTMLMetaElement>('meta[name=shards]') ?? {};
  return JSON.parse(content) as IndexList;
}
