import { eventsSymbol, memberUrl, symbolUrls } from '../../api/links';
import { loadFacts } from '../../api/load';
import { indexOf } from '../../api/lookup';
import { claimsOf, memoizeInBuild, readPages, type ContentVersion } from './pages';

/** Finds the documentation URL of an item in one version, or undefined if no page documents the item. */
export interface UrlLookup {
  ofSymbol: (symbol: string) => string | undefined;
  ofMember: (symbol: string, member: string) => string | undefined;
  ofEvent: (event: string) => string | undefined;
}

/** Maps a version's symbols to their URLs. Throws a PageError if a page cannot be read. */
export const symbolUrlsOf = memoizeInBuild((siteDir, version) =>
  symbolUrls(claimsOf(readPages(siteDir, version), version)),
);

/** Creates a URL lookup from the pages of a version. */
export function urlsOf(siteDir: string, version: ContentVersion): UrlLookup {
  const urls = symbolUrlsOf(siteDir, version);
  const { members } = indexOf(loadFacts(version.version));
  const ofMember = (symbol: string, member: string): string | undefined =>
    members.get(symbol)?.has(member) ? memberUrl(urls, symbol, member) : undefined;
  return { ofSymbol: (symbol) => urls.get(symbol), ofMember, ofEvent: (event) => ofMember(eventsSymbol, event) };
}
