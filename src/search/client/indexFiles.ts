import { currentVersion } from '../../config/versions';
import type { HtmlPage } from '../../lib/html/page';
import type { IndexList } from '../build/write';
import { siteTag, tagOf } from './tags';

/**
 * Returns a `<meta>` element that lists the index files for a page, so that search does not need to load `shards.json`.
 */
export function indexTag({ meta }: Pick<HtmlPage, 'meta'>, list: IndexList): string {
  const tag = meta.get('docusaurus_tag') ?? siteTag;
  const tags = [siteTag, tag === siteTag ? tagOf(currentVersion) : tag];
  const files = tags.flatMap((each) => list[each] ?? []).flatMap(({ file, texts }) => [file, texts]);
  return `<meta name="shards" content="${files.join(' ')}">`;
}

/** Returns the index files listed by the current page, keyed by tag. */
export function indexFilesOfPage(): IndexList {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name=shards]') ?? {};
  const pairs = content.matchAll(/((\S+)\.\w+\.json) (\S+)/g);
  return Object.fromEntries(Array.from(pairs, ([, file, tag, texts]) => [tag, { file, texts }]));
}
