import { historyOf, type History } from '../api/history';
import type { ApiSymbol, EventFact, Facts } from '../api/schema';
import type { Places } from '../words/places';

/** One version: its facts, and where its pages show them. */
export interface ComparedVersion {
  facts: Facts;
  places: Places;
}

/** The two versions that a comparison looks things up in. */
export interface Pair {
  from: Side;
  to: Side;
  /** What the older facts and the newer ones tell of a thing that both have. */
  history: History;
}

interface Side {
  symbols: ReadonlyMap<string, ApiSymbol>;
  events: ReadonlyMap<string, EventFact>;
  places: Places;
}

/** Makes both versions ready for looking things up by their names. */
export function pairOf(from: ComparedVersion, to: ComparedVersion): Pair {
  return { from: sideOf(from), to: sideOf(to), history: historyOf([from.facts, to.facts]) };
}

function sideOf({ facts, places }: ComparedVersion): Side {
  const byName = <Item extends { name: string }>(items: Item[]): Map<string, Item> =>
    new Map(items.map((item) => [item.name, item]));
  return { symbols: byName(facts.symbols), events: byName(facts.events), places };
}
