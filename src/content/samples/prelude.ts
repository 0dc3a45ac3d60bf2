import ts from 'typescript';
import type { Facts } from '../../api/schema';
import type { SampleCode } from './fences';

/** What a short sample may use without declaring it, as a module: name → type. */
const ambient = {
  client: 'Client<true>',
  interaction: "ChatInputCommandInteraction<'cached'>",
  guild: 'Guild',
  voice: 'VoiceChannel',
  textChannel: 'TextChannel',
  manager: 'Manager',
  node: 'Node',
  player: 'Player',
};

/** The declaration file that hidden imports of `client`, `manager` and so on lead to. */
export const preludeText = [
  "import type { ChatInputCommandInteraction, Client, Guild, TextChannel, VoiceChannel } from 'discord.js';",
  "import type { Manager, Node, Player } from 'magmastream';",
  ...Object.entries(ambient).map(([name, type]) => `export declare const ${name}: ${type};`),
].join('\n');

/**
 * The imports that a sample does not show, to be put behind its last line, where they move no other line.
 *
 * - A sample with a path as its title is a whole file that readers copy: it gets nothing.
 * - Any other gets the prelude, except for the names that it declares or imports itself.
 * - One that imports nothing at all also gets everything that the library exports, so that
 *   `manager.on(ManagerEventTypes.NodeConnect, …)` is a sample. As soon as there is one import, readers take the
 *   imports for complete: then the library's names must be imported too.
 */
export function hiddenImports(sample: SampleCode, facts: Facts, prelude: string): string {
  if (sample.title) return '';
  const own = declaredNames(ts.createSourceFile(`sample.${sample.extension}`, sample.text, ts.ScriptTarget.Latest));
  const lines = [renderImport(Object.keys(ambient), own, prelude)];
  if (ts.preProcessFile(sample.text, true, true).importedFiles.length === 0) {
    const exported = facts.symbols.filter((symbol) => symbol.exported);
    const isType = ({ kind }: { kind: string }): boolean => kind === 'interface' || kind === 'type';
    const names = (symbols: typeof exported): string[] => symbols.map((symbol) => symbol.name);
    lines.push(renderImport(names(exported.filter((symbol) => !isType(symbol))), own, 'magmastream'));
    const types = renderImport(names(exported.filter(isType)), own, 'magmastream');
    // JavaScript takes a type in a comment only.
    lines.push(sample.language === 'js' ? `/** @${types.replace(/;$/, '')} */` : types);
  }
  return `\n${lines.join('\n')}`;
}

function renderImport(names: string[], own: Set<string>, module: string): string {
  return `import { ${names.filter((name) => !own.has(name)).join(', ')} } from '${module}';`;
}

/** The names that the top level of a file declares or imports. */
function declaredNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const add = (name: ts.Node | undefined): void => {
    if (!name) return;
    if (ts.isIdentifier(name)) names.add(name.text);
    else if (ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name)) ts.forEachChild(name, addNamed);
  };
  const addNamed = (node: ts.Node): void => add((node as ts.NamedDeclaration).name);
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) statement.declarationList.declarations.forEach(addNamed);
    else if (ts.isImportDeclaration(statement)) importedNames(statement).forEach(add);
    else addNamed(statement);
  }
  return names;
}

function importedNames({ importClause }: ts.ImportDeclaration): (ts.Node | undefined)[] {
  const bindings = importClause?.namedBindings;
  if (!bindings) return [importClause?.name];
  const named = ts.isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map((element) => element.name);
  return [importClause?.name, ...named];
}
