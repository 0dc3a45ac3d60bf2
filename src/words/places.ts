import { eventsSymbol, memberId, symbolAddresses } from '../api/links';
import { membersOf } from '../api/lookup';
import type { Facts } from '../api/schema';
import { claimsOf, readPages, type WordsVersion } from './pages';

/** Where one version shows things, as site paths; undefined for what it does not have or shows nowhere. */
export interface Places {
  ofSymbol: (symbol: string) => string | undefined;
  ofMember: (symbol: string, member: string) => string | undefined;
  ofEvent: (event: string) => string | undefined;
}

/** Reads which pages of a version show which symbols. */
export function placesOf(siteDir: string, version: WordsVersion, facts: Facts): Places {
  const addresses = symbolAddresses(claimsOf(readPages(siteDir, version), version));
  const shown = new Set(
    facts.symbols.flatMap((symbol) => [
      ...membersOf(symbol).map(({ name }) => `${symbol.name}.${name}`),
      ...(symbol.kind === 'class' && symbol.constructor ? [`${symbol.name}.constructor`] : []),
    ]),
  );
  const ofMember = (symbol: string, member: string): string | undefined => {
    const address = addresses.get(symbol);
    if (!address || !shown.has(`${symbol}.${member}`)) return undefined;
    const [page, section] = address.split('#');
    return `${page}#${memberId(symbol, member, section === undefined)}`;
  };
  return {
    ofSymbol: (symbol) => addresses.get(symbol),
    ofMember,
    ofEvent: (event) => ofMember(eventsSymbol, event),
  };
}
