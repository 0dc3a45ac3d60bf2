import { currentVersion } from '../../config/versions';
import type { PageModel } from '../../content/model/page';
import type { IndexList } from '../build/write';
import { siteTag, tagOf } from './tags';

/** Returns the `<meta>` element that lists a page's index files, so that search does not need `shards.json`. */
export function indexTag({ version = currentVersion }: Pick<PageModel, 'version'>, list: IndexList): string {
  const tags = [siteTag, tagOf(version)];
  const files = tags.flatMap((each) => list[each] ?? []).flatMap(({ file, texts }) => [file, texts]);
  return `<meta name="shards" content="${files.join(' ')}">`;
}

/** Returns the index files listed by the current page, keyed by tag. */
export function indexFilesOfPage(): IndexList {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name=shards]') ?? {};
  const pairs = content.matchAll(/((\S+)\.\w+\.json) (\S+)/g);
  return Object.fromEntries(Array.from(pairs, ([, file, tag, texts]) => [tag, { file, texts }]));
}
