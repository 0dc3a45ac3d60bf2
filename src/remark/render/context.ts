import type { History } from '../../api/history';
import type { SymbolAddresses } from '../../api/links';
import type { Facts } from '../../api/schema';

/** What a page is joined with: the facts of its version, their history up to it, and where symbols are documented. */
export interface RenderContext {
  facts: Facts;
  history: History;
  addresses: SymbolAddresses;
}
