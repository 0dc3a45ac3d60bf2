import type { Facts } from '../schema';
import { bindingsIn } from './aliases';
import { ownFiles, type Source } from './source';

/** Returns the imports from other packages that public types use. */
export function usedImports(source: Source, symbols: Facts['symbols']): Facts['imports'] {
  const found = new Map<string, Facts['imports'][number]>();
  for (const { module, name, exported } of ownFiles(source).flatMap(bindingsIn)) {
    if (module.startsWith('.') || !symbolsUse(symbols, name)) continue;
    const known = found.get(module) ?? { module, names: [] };
    found.set(module, known);
    if (exported === 'default') known.default = name;
    else if (exported === '*') known.namespace = name;
    else known.names.push(exported === name ? name : `${exported} as ${name}`);
  }
  const sorted = [...found.values()].sort((a, b) => a.module.localeCompare(b.module));
  return sorted.map(({ names, ...rest }) => ({ ...rest, names: [...new Set(names)] }));
}

/** True if any public type mentions the name. */
export const symbolsUse = (symbols: Facts['symbols'], name: string): boolean =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(JSON.stringify(symbols));
