import { eventsSymbol, memberId, symbolAddresses, type SymbolAddresses } from '../../api/links';
import { indexOf } from '../../api/lookup';
import type { Facts } from '../../api/schema';
import { claimsOf, oncePerBuild, readPages, type WordsVersion } from './pages';

/** Where one version shows things, as site paths; undefined for what it does not have or shows nowhere. */
export interface Places {
  ofSymbol: (symbol: string) => string | undefined;
  ofMember: (symbol: string, member: string) => string | undefined;
  ofEvent: (event: string) => string | undefined;
}

/** Where each symbol of a version is documented; throws a PageError for a page that does not tell. */
export const addressesOf = oncePerBuild((siteDir, version) =>
  symbolAddresses(claimsOf(readPages(siteDir, version), version)),
);

/** Reads where the pages of a version show its symbols and their members. */
export function placesOf(siteDir: string, version: WordsVersion, facts: Facts): Places {
  return placesAt(addressesOf(siteDir, version), facts);
}

/** The places of symbols, and of their members, whose symbols are documented at these addresses. */
export function placesAt(addresses: SymbolAddresses, facts: Facts): Places {
  const { members } = indexOf(facts);
  const ofMember = (symbol: string, member: string): string | undefined => {
    const address = addresses.get(symbol);
    if (!address || !members.get(symbol)?.has(member)) return undefined;
    const [page, section] = address.split('#');
    return `${page}#${memberId(symbol, member, section === undefined)}`;
  };
  return {
    ofSymbol: (symbol) => addresses.get(symbol),
    ofMember,
    ofEvent: (event) => ofMember(eventsSymbol, event),
  };
}
