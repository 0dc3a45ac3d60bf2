import { readPages, type ContentVersion } from '../read/pages';
import { urlsOf } from '../read/urls';
import { namesInSamples } from '../samples';
import type { SampleLink } from '../samples/links';

/** The location of a code sample: the symbols of its page, and the id of the heading above the sample. */
export interface SamplePlace {
  ownSymbols: readonly string[];
  section: string;
}

type Names = ReturnType<typeof namesInSamples>;

let compiled: Names | undefined;

/** Collects the identifiers in all samples. Compiles the samples as `npm run check` does, to share its cache. */
function namesOf(siteDir: string, versions: readonly ContentVersion[]): Names {
  compiled ??= namesInSamples(
    versions.map((version) => ({ version: version.version, pages: readPages(siteDir, version) })),
  );
  return compiled;
}

/** Links the first occurrence of each name. Skips the page's own symbols and the member that the sample shows. */
export function linksInSample(
  text: string,
  siteDir: string,
  version: ContentVersion,
  versions: readonly ContentVersion[],
  { ownSymbols, section }: SamplePlace,
): SampleLink[] {
  const names = namesOf(siteDir, versions).get(version.version)?.get(text) ?? [];
  const urls = urlsOf(siteDir, version);
  const seen = new Set<string>();
  return names
    .filter(({ end }) => end <= text.length)
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, end, name }) => {
      const [symbol, member] = name.split('.');
      const href = member ? urls.ofMember(symbol, member) : urls.ofSymbol(symbol);
      const isOwn = member ? member === section && ownSymbols.includes(symbol) : ownSymbols.includes(symbol);
      if (!href || isOwn || seen.has(href)) return [];
      seen.add(href);
      return [{ start, end, href }];
    });
}
