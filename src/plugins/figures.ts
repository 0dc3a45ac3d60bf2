import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFacts } from '../api/load';
import type { ApiSymbol, Facts } from '../api/types';
import { versions } from '../config/versions';

/** What /statistics shows of one version. */
export interface VersionFigures {
  version: string;
  classes: number;
  interfaces: number;
  enums: number;
  /** Type aliases, functions and variables. */
  others: number;
  symbols: number;
  members: number;
  events: number;
}

const membersOf = (symbol: ApiSymbol): number => ('members' in symbol ? symbol.members.length : 0);

/** Counts the public API of one version; a symbol's protected members count, private ones are not in the facts. */
export function countFacts({ version, symbols, events }: Facts): VersionFigures {
  const ofKind = (kind: ApiSymbol['kind']): number => symbols.filter((symbol) => symbol.kind === kind).length;
  const [classes, interfaces, enums] = [ofKind('class'), ofKind('interface'), ofKind('enum')];
  return {
    version,
    classes,
    interfaces,
    enums,
    others: symbols.length - classes - interfaces - enums,
    symbols: symbols.length,
    members: symbols.reduce((sum, symbol) => sum + membersOf(symbol), 0),
    events: events.length,
  };
}

/** Writes the figures of all versions to `@generated/figures/default/figures.json`, so that no facts reach the bundle. */
export default function figuresPlugin(_context: LoadContext): Plugin<VersionFigures[]> {
  return {
    name: 'figures',
    loadContent: () => Promise.resolve(versions.map(({ version }) => countFacts(loadFacts(version)))),
    async contentLoaded({ content, actions }) {
      await actions.createData('figures.json', content);
    },
  };
}
