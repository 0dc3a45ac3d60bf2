import postcss, { type AtRule, type ChildNode, type Declaration, type Node, type Root, type Rule } from 'postcss';

/** Selectors of the document's root, in one color mode or in both: what is declared there is inherited by everything. */
const ofRoot = /^(?::root|:where\(html\)|html)?(?::not\(\[data-theme\]\)|\[data-theme=["']?\w+["']?\])?(?::root)?$/;

/** Said of a custom property itself, and not of what asks for it. */
const ofProperty = /^(?:inherit|initial|unset|revert)/;

/** A value that is longer, and asked for more than once, is shorter by its name. */
const mostLetters = 40;

const asked = /var\((--[\w-]+)\)/g;
const namesIn = ({ value }: Declaration): string[] => value.match(/--[\w-]+/g) ?? [];

/** Where a rule stands and what it is for: of two that are alike in that, the later one has the last word. */
function placeOf(rule: Rule): string {
  const outer = (node?: Node): string =>
    node?.type === 'atrule' ? `${outer(node.parent)}@${(node as AtRule).name} ${(node as AtRule).params} ` : '';
  return outer(rule.parent) + rule.selector;
}

/** The declarations of custom properties, by name, in their order. */
function propertiesOf(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return found;
}

/** Removes what a later rule in the same place says otherwise. */
function removeOverridden(root: Root): void {
  for (const declarations of propertiesOf(root).values()) {
    const places = declarations.map(({ parent }) => placeOf(parent as Rule));
    declarations.forEach((declaration, index) => {
      if (places.indexOf(places[index], index + 1) > 0) declaration.remove();
    });
  }
}

/** The properties that have one value, everywhere and in every mode, however often that is said. */
function constantsOf(root: Root): Map<string, Declaration> {
  const properties = propertiesOf(root);
  const uses = new Map<string, number>();
  const withOtherwise = new Set<string>();
  root.walkDecls((declaration) => {
    for (const name of namesIn(declaration)) uses.set(name, (uses.get(name) ?? 0) + 1);
    for (const [, name] of declaration.value.matchAll(/var\((--[\w-]+),/g)) withOtherwise.add(name);
  });
  /** Whether it, and all that it is made of, is the same for all elements of a page. */
  const isOfPage = (name: string): boolean =>
    (properties.get(name) ?? []).every(
      (declaration) =>
        (declaration.parent as Rule).selectors.every((selector) => ofRoot.test(selector)) &&
        namesIn(declaration).every(isOfPage),
    );
  const constants = [...properties].flatMap(([name, [declaration, ...others]]) => {
    const isOne = others.every(({ value }) => value === declaration.value);
    const isOfRoot = placeOf(declaration.parent as Rule) === ':root';
    if (!isOne || !isOfRoot || withOtherwise.has(name) || ofProperty.test(declaration.value)) return [];
    if (declaration.value.length > mostLetters && (uses.get(name) ?? 0) > 1) return [];
    return isOfPage(name) ? [[name, declaration] as const] : [];
  });
  return new Map(constants);
}

/** Writes values of constants in the place of their names. */
function writeConstants(root: Root, constants: ReadonlyMap<string, Declaration>): void {
  const valueOf = (value: string): string =>
    value.replace(asked, (name: string, constant: string, at: number) => {
      const declaration = constants.get(constant);
      if (!declaration) return name;
      // Minified, a name may touch the words beside it, which a value must not.
      const start = /[\w%"']$/.test(value.slice(0, at)) ? ' ' : '';
      const end = /^[\w.#"'-]/.test(value.slice(at + name.length)) ? ' ' : '';
      return start + valueOf(declaration.value) + end;
    });
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = valueOf(declaration.value);
  });
}

/** Removes the properties that nothing asks for any more, with those that only they asked for. */
function removeUnused(root: Root, kept: ReadonlySet<string>): void {
  const used = new Set(kept);
  root.walkDecls((declaration) => namesIn(declaration).forEach((name) => used.add(name)));
  const unused = [...propertiesOf(root)].filter(([name]) => !used.has(name)).flatMap(([, all]) => all);
  for (const declaration of unused) declaration.remove();
  if (unused.length > 0) removeUnused(root, kept);
}

const isEmpty = (node: ChildNode): boolean => 'nodes' in node && node.nodes?.length === 0;

/**
 * Makes a sheet smaller that no other rules follow or precede, without a change in how anything looks: the framework sets
 * hundreds of custom properties, of which the site overrides some, and most never change. `kept` are asked for elsewhere.
 */
export function compact(sheet: string, kept: ReadonlySet<string>): string {
  const root = postcss.parse(sheet);
  removeOverridden(root);
  writeConstants(root, constantsOf(root));
  removeUnused(root, kept);
  root.walkRules((rule) => void (isEmpty(rule) && rule.remove()));
  root.walkAtRules((rule) => void (isEmpty(rule) && rule.remove()));
  return root.toString();
}
