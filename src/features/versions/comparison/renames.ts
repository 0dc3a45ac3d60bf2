import type { ApiDiff, Difference } from '../../../api/diff';
import { nameIn } from '../../../api/renames';
import { versions } from '../../../config/versions';
import type { ShownChangeType } from './changes';

const oldestFirst = versions.map(({ version }) => version).reverse();

/** A difference between two versions. If the item has another name in each version, its type is `renamed`. */
export type Shown<D> = Omit<D, 'change'> & { change: ShownChangeType };

export type ShownDiff = Omit<ApiDiff, 'symbols' | 'members'> & {
  symbols: Shown<ApiDiff['symbols'][number]>[];
  members: Shown<ApiDiff['members'][number]>[];
};

/** Combines the removal and the addition of each renamed symbol or member into one difference. */
export function joinRenames({ symbols, members, ...others }: ApiDiff, from: string, to: string): ShownDiff {
  const newName = (name: string): string => nameIn(name, from, to, oldestFirst);
  return {
    ...others,
    symbols: join(symbols, ({ item }) => item.name, newName),
    members: join(members, ({ symbol, item }) => `${symbol.name}.${item.name}`, newName),
  };
}

function join<D extends Difference<object>>(
  differences: readonly D[],
  nameOf: (difference: D) => string,
  newName: (name: string) => string,
): Shown<D>[] {
  const removed = new Map(
    differences.filter(({ change }) => change === 'removed').map((removal) => [newName(nameOf(removal)), removal]),
  );
  const removalOf = (difference: D): D | undefined =>
    difference.change === 'added' ? removed.get(nameOf(difference)) : undefined;
  const joined = new Set(differences.map(removalOf));
  return differences
    .filter((difference) => !joined.has(difference))
    .map((difference) => {
      const removal = removalOf(difference);
      return removal ? { ...difference, change: 'renamed', previous: removal.item, breaking: true } : difference;
    });
}
