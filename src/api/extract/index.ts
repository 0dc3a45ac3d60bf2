import type { Facts } from '../schema';
import { declarationsOf, type Declarations } from './declarations';
import { eventsOf } from './events';
import { symbolsUse, usedImports } from './imports';
import { addFromCode } from './code';
import { openJavaScript, openSource, readManifest } from './source';
import { symbolsOf } from './symbols';

export interface Extraction {
  facts: Facts;
  /** Facts that the package does not contain and that the maintainer must look up. */
  unknown: string[];
  declarations: Declarations;
}

/** Reads a package's API facts. `root` is absolute. Throws a `Refusal` if the package is damaged or has no types. */
export function extractFacts(root: string): Extraction {
  const source = openSource(root);
  const { version, engines, dependencies, peerDependencies, optionalDependencies } = readManifest(root);
  const { symbols, unreadable } = symbolsOf(source);
  const facts: Facts = {
    library: 'magmastream',
    version,
    source: { ref: source.isDeclaration ? null : `v${version}`, commit: '', date: '' },
    ...{ engines, dependencies, peerDependencies, optionalDependencies },
    imports: usedImports(source, symbols),
    nodeGlobals: symbolsUse(symbols, 'Buffer') ? ['Buffer'] : [],
    optionDefaults: {},
    optionNotes: [],
    runtimeRequired: {},
    symbols,
    events: eventsOf(source, symbols),
    errors: [],
  };
  const unknown = unreadable.map((name) => `${name}: this kind of export is not supported.`);
  addFromCode(source.isDeclaration ? openJavaScript(root) : source, facts);
  return { facts, unknown, declarations: declarationsOf(source) };
}
