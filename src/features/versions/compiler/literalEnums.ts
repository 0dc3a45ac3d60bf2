import ts from 'typescript';

/** A character that marks the interface of a replaced enum. No name in Magmastream contains this character. */
const mark = '$';

/** Replaces string enums with constant objects, because JavaScript code may pass a string such as `'nodeConnect'`. */
export function literalEnums(declaration: string): string {
  const source = ts.createSourceFile('index.d.ts', declaration, ts.ScriptTarget.ES2023);
  let [result, from] = ['', 0];
  for (const node of source.statements.filter(ts.isEnumDeclaration)) {
    const name = node.name.text;
    const members = node.members.map((member) => [member.name.getText(source), member.initializer?.getText(source)]);
    if (members.some(([, value]) => !value?.startsWith('"'))) continue;
    result += `${declaration.slice(from, node.getStart(source))}interface ${name}${mark} {
      ${members.map(([key, value]) => `readonly ${key}: ${value};`).join('\n')}
    }
    declare const ${name}: ${name}${mark};
    type ${name} = ${name}${mark}[keyof ${name}${mark}];
    declare namespace ${name} {
      ${members.map(([key, value]) => `type ${key} = ${value};`).join('\n')}
    }`;
    from = node.end;
  }
  return result + declaration.slice(from);
}

/** Converts a marked name back to the name in the original declarations. */
export const originalName = (item: string | undefined): string | undefined => item?.replace(mark, '');
