import { diffFacts, type Difference } from '../api/diff';
import { renderDeclarations } from '../api/print';
import type { Declarations } from '../api/extract/declarations';
import type { ApiSymbol, Facts } from '../api/schema';
import { compile } from '../content/samples/compile';

/**
 * Compiles the declarations that the site renders. Ignores errors about packages that are not installed. `faults` are
 * errors that the package's own declarations also contain.
 */
export function declarationErrors(facts: Facts, { files }: Declarations): { errors: string[]; faults: string[] } {
  const messagesOf = (texts: ReadonlyMap<string, string>): string[] => {
    const isMissingModule = 2307;
    const found = compile('release', texts).errors.filter(({ code }) => code !== isMissingModule);
    return found.map(({ message }) => message);
  };
  const messages = messagesOf(new Map([['index.d.ts', renderDeclarations(facts)]]));
  const own = messages.length > 0 ? messagesOf(files) : [];
  return {
    errors: messages.filter((message) => !own.includes(message)),
    faults: messages.filter((message) => own.includes(message)),
  };
}

/** Compares the rendered declarations with the package's own declarations. Returns a sentence for each difference. */
export function declarationDifferences(facts: Facts, { entry, files }: Declarations): string[] {
  const symbols = facts.symbols.filter(({ exported }) => exported);
  const lines = [`import * as site from './index';`, `import * as own from './package/${entry}';`];
  const compared = symbols.map((symbol) => lines.push(...comparisonOf(symbol)));
  const texts = [...files].map(([file, text]) => [`package/${file}`, publicText(text)] as const);
  const index = ['index.d.ts', publicText(renderDeclarations(facts))] as const;
  const { errors } = compile('compare', new Map([...texts, index, ['compare.ts', lines.join('\n')]]));
  return errors
    .filter(({ file }) => file === 'compare.ts')
    .map(({ offset, message }) => {
      const line = lines.join('\n').slice(0, offset).split('\n').length;
      const { name } = symbols[compared.findIndex((end) => line <= end)];
      return `${name}: ${message.split('\n').at(-1)!.trim()}`;
    });
}

/** Omits private and protected members, because they make two declarations of the same class incompatible. */
const publicText = (text: string): string =>
  text.replace(/^\s*(?:#private|private\b.*);$/gm, '').replace(/^(\s*)protected /gm, '$1');

/** Returns statements that compile only if both declarations of a symbol can be assigned to each other. */
function comparisonOf(symbol: ApiSymbol): string[] {
  const { name, kind } = symbol;
  const isType = kind === 'interface' || kind === 'type';
  const count = 'typeParameters' in symbol ? symbol.typeParameters.length : 0;
  const parameters = isType && count > 0 ? `<${Array(count).fill('any').join(', ')}>` : '';
  const typeIn = (module: string): string => `${isType ? '' : 'typeof '}${module}.${name}${parameters}`;
  return [
    `(null! as ${typeIn('site')}) satisfies ${typeIn('own')};`,
    `(null! as ${typeIn('own')}) satisfies ${typeIn('site')};`,
  ];
}

/** Lists the symbols, members and events that differ between two versions. */
export function differenceLines(previous: Facts, facts: Facts): string[] {
  const { symbols, members, events, optionDefaults, errors } = diffFacts(previous, facts);
  const defaults = optionDefaults.map(({ field, from, to }) => `${field}: ${from ?? 'none'} → ${to ?? 'none'}`);
  const [throwing, changed] = [
    [...previous.errors, ...facts.errors],
    [...errors.removed, ...errors.added],
  ].map((all) => [...new Set(all.map(({ thrownBy }) => thrownBy))]);
  const counted = (title: string, names: readonly string[]): string[] =>
    names.length > 0 ? [`  ${title} (${names.length}): ${names.join(', ')}`] : [];
  const differing = (kind: string, all: readonly Difference<{ name: string }>[]): string[] =>
    (['added', 'removed', 'changed'] as const).flatMap((change) =>
      counted(
        `${kind} ${change}`,
        all.filter((difference) => difference.change === change).map(({ item }) => item.name),
      ),
    );
  return [
    `Changes from ${previous.version} to ${facts.version}:`,
    ...differing('symbols', symbols),
    ...differing(
      'members',
      members.map((member) => ({ ...member, item: { name: `${member.symbol.name}.${member.item.name}` } })),
    ),
    ...differing('events', events),
    ...counted('defaults changed', defaults),
    // If most errors differ, for example because they have a new class, the names tell nothing.
    ...(changed.length > throwing.length / 2
      ? [`  members with other errors: ${changed.length} of ${throwing.length}`]
      : counted('members with other errors', changed)),
  ];
}

/** Prints facts as JSON. Each symbol, event and error is on its own line, so that changes are easy to review. */
export function printFacts(facts: Facts): string {
  const lines = Object.entries(facts).map(([key, value]) => {
    const isLong = Array.isArray(value) && value.length > 0;
    const text = isLong
      ? `[\n${value.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n ]`
      : JSON.stringify(value);
    return ` ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
