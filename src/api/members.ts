import type { ApiSymbol, EnumMember, Member } from './types';

/** The members of a symbol; types, variables and functions have none. */
export function membersOf(symbol: ApiSymbol): (Member | EnumMember)[] {
  return 'members' in symbol ? symbol.members : [];
}
