import ts from 'typescript';
import type { Facts } from '../../api/schema';
import type { Sample } from './fences';

const ambient = {
  client: 'Client<true>',
  interaction: "ChatInputCommandInteraction<'cached'>",
  guild: 'Guild',
  voice: 'VoiceChannel',
  textChannel: 'TextChannel',
  manager: 'Manager',
  node: 'Node',
  player: 'Player',
  track: 'Track',
};

/** A declaration file with the variables that the hidden imports provide. */
export const preludeText = [
  "import type { ChatInputCommandInteraction, Client, Guild, TextChannel, VoiceChannel } from 'discord.js';",
  "import type { Manager, Node, Player, Track } from 'magmastream';",
  ...Object.entries(ambient).map(([name, type]) => `export declare const ${name}: ${type};`),
].join('\n');

/**
 * Returns the import statements to append to a sample. At the end, they do not change the line numbers. Complete files
 * get no imports. Samples without imports get every name that Magmastream exports.
 */
export function hiddenImports(sample: Sample, facts: Facts): string {
  if (sample.title) return '';
  const own = declaredNames(ts.createSourceFile(`sample.${sample.language}`, sample.text, ts.ScriptTarget.Latest));
  const lines = [renderImport(Object.keys(ambient), own, '../prelude')];
  if (ts.preProcessFile(sample.text, true, true).importedFiles.length === 0) {
    const exported = facts.symbols.filter((symbol) => symbol.exported);
    const isType = ({ kind }: { kind: string }): boolean => kind === 'interface' || kind === 'type';
    const names = (symbols: typeof exported): string[] => symbols.map((symbol) => symbol.name);
    lines.push(renderImport(names(exported.filter((symbol) => !isType(symbol))), own, 'magmastream'));
    const types = renderImport(names(exported.filter(isType)), own, 'magmastream');
    // JavaScript can import types only in comments.
    lines.push(sample.language === 'js' ? `/** @${types.replace(/;$/, '')} */` : types);
  }
  return `\n${lines.join('\n')}`;
}

function renderImport(names: string[], own: Set<string>, module: string): string {
  return `import { ${names.filter((name) => !own.has(name)).join(', ')} } from '${module}';`;
}

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
