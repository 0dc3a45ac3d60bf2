import type { Plugin } from '@docusaurus/types';
import { loadFacts } from '../api/load';
import { membersOf } from '../api/members';
import type { ApiSymbol, Facts } from '../api/types';
import { versions } from '../config/versions';

/** What /statistics shows of one version. */
export interface VersionFigures {
  version: string;
  symbols: number;
  classes: number;
  enums: number;
  members: number;
  events: number;
}

/** Counts the public API of one version; a symbol's protected members count, private ones are not in the facts. */
export function countFacts({ version, symbols, events }: Facts): VersionFigures {
  const ofKind = (kind: ApiSymbol['kind']): number => symbols.filter((symbol) => symbol.kind === kind).length;
  return {
    version,
    symbols: symbols.length,
    classes: ofKind('class'),
    enums: ofKind('enum'),
    members: symbols.reduce((sum, symbol) => sum + membersOf(symbol).length, 0),
    events: events.length,
  };
}

/** Writes the figures of all versions to `@generated/figures/default/figures.json`, so that no facts reach the bundle. */
export default function figuresPlugin(): Plugin {
  return {
    name: 'figures',
    async contentLoaded({ actions }) {
      const figures = versions.map(({ version }) => countFacts(loadFacts(version)));
      await actions.createData('figures.json', figures);
    },
  };
}
