import { callsOf, constructorOf, membersOf } from './lookup';
import type { ApiSymbol, Facts } from './schema';

/** Removes function types from a type, because Magmastream passes the arguments of these functions to the bot. */
const withoutCallbacks = (type: string): string => type.replace(/\([^()]*\)\s*=>\s*[\w<>[\]| ]+/g, '');

const namesIn = (types: readonly string[]): string[] => types.flatMap((type) => type.match(/[A-Za-z_]\w*/g) ?? []);

/** Returns the interfaces and types that bots pass to Magmastream, directly or in properties, but never receive. */
export function inputsOf({ symbols, events }: Facts): ReadonlySet<string> {
  const data = new Map(symbols.flatMap((symbol) => (isData(symbol) ? [[symbol.name, symbol] as const] : [])));
  const calls = symbols.flatMap((symbol) => {
    if (symbol.kind !== 'class') return [];
    const methods = symbol.members.filter(({ visibility }) => visibility === 'public').flatMap(callsOf);
    const constructor = constructorOf(symbol);
    return constructor ? [constructor, ...methods] : methods;
  });
  const passed = calls.flatMap(({ parameters }) => parameters.map(({ type }) => withoutCallbacks(type)));
  const received = [
    ...calls.flatMap((call) => ('returns' in call && call.returns) || []),
    ...events.flatMap(({ parameters }) => parameters.map(({ type }) => type)),
  ];
  const outputs = reachable(received, data);
  return new Set([...reachable(passed, data)].filter((name) => !outputs.has(name)));
}

const isData = ({ kind }: ApiSymbol): boolean => kind === 'interface' || kind === 'type';

function reachable(types: readonly string[], data: ReadonlyMap<string, ApiSymbol>): Set<string> {
  const found = new Set<string>();
  const queue = namesIn(types);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const symbol = data.get(name);
    if (!symbol || found.has(name)) continue;
    found.add(name);
    queue.push(...namesIn(typesOf(symbol)));
  }
  return found;
}

function typesOf(symbol: ApiSymbol): string[] {
  if (symbol.kind === 'type') return [withoutCallbacks(symbol.type)];
  return membersOf(symbol).flatMap((member) =>
    'type' in member && member.type ? [withoutCallbacks(member.type)] : [],
  );
}
