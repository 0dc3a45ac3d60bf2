import { currentVersion } from '../../config/versions';
import type { HtmlPage } from '../../lib/html/page';
import type { ShardList } from '../build/write';
import type { Catalog } from './shards';
import { siteTag, tagOf } from './tags';

/**
 * The tag that names, in the head of a built page, the files of what a search on it most likely asks for: those of its
 * version, or of the newest, and those outside the documentation. A first answer then does not wait for `shards.json`.
 */
export function shardsTag({ meta }: Pick<HtmlPage, 'meta'>, list: ShardList): string {
  const tag = meta.get('docusaurus_tag') ?? siteTag;
  const tags = [siteTag, tag === siteTag ? tagOf(currentVersion) : tag];
  const files = tags.flatMap((each) => list[each] ?? []).flatMap(({ file, texts }) => [file, texts]);
  return `<meta name="shards" content="${files.join(' ')}">`;
}

/** The shards that the page names; none in one that was not built for reading. */
export function shardsOfPage(): Catalog {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name=shards]') ?? {};
  const pairs = content.matchAll(/((\S+)\.\w+\.json) (\S+)/g);
  return new Map(Array.from(pairs, ([, file, tag, texts]) => [tag, { file, texts }]));
}
