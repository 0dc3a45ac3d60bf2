import { eventsSymbol, memberId, symbolUrls, type SymbolUrls } from '../../api/links';
import { indexOf } from '../../api/lookup';
import type { Facts } from '../../api/schema';
import { claimsOf, oncePerBuild, readPages, type ContentVersion } from './pages';

/** Where one version shows things, as site paths; undefined for what it does not have or shows nowhere. */
export interface UrlLookup {
  ofSymbol: (symbol: string) => string | undefined;
  ofMember: (symbol: string, member: string) => string | undefined;
  ofEvent: (event: string) => string | undefined;
}

/** Where each symbol of a version is documented; throws a PageError for a page that does not tell. */
export const symbolUrlsOf = oncePerBuild((siteDir, version) =>
  symbolUrls(claimsOf(readPages(siteDir, version), version)),
);

/** Reads where the pages of a version show its symbols and their members. */
export function urlsOf(siteDir: string, version: ContentVersion, facts: Facts): UrlLookup {
  return urlLookup(symbolUrlsOf(siteDir, version), facts);
}

/** The places of symbols, and of their members, whose symbols are documented at these urls. */
export function urlLookup(urls: SymbolUrls, facts: Facts): UrlLookup {
  const { members } = indexOf(facts);
  const ofMember = (symbol: string, member: string): string | undefined => {
    const address = urls.get(symbol);
    if (!address || !members.get(symbol)?.has(member)) return undefined;
    const [page, section] = address.split('#');
    return `${page}#${memberId(symbol, member, section === undefined)}`;
  };
  return {
    ofSymbol: (symbol) => urls.get(symbol),
    ofMember,
    ofEvent: (event) => ofMember(eventsSymbol, event),
  };
}
