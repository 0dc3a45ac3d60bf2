import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Node,
  type Root,
  type Rule,
} from 'postcss';

/** Matches selectors of the root element. Their custom properties have the same value on the whole page. */
const rootElement = /^(?::root|html|:where\(html\))[^ >+~]*$/;

/** Matches a reference to a custom property without a fallback value. */
const plainReference = /var\((--[\w-]+)\)/g;

const shorthand = /^(?:margin|padding|background|text-decoration)(?=-)/;

/** Returns the selector and the at-rules around a node. */
function conditionsOf({ parent }: Node): string {
  if (!parent || parent.type === 'root') return '';
  const { selector } = parent as Rule;
  const { name, params } = parent as AtRule;
  return `${conditionsOf(parent)}${selector ?? `@${name} ${params}`}{`;
}

const selectorsOf = ({ parent }: Declaration): string[] => (parent as Rule).selectors ?? [];
const isOnRoot = (declaration: Declaration): boolean =>
  selectorsOf(declaration).every((selector) => rootElement.test(selector));
const referencesIn = (value: string): string[] => Array.from(value.matchAll(/var\((--[\w-]+)/g), ([, name]) => name);

/** Removes framework declarations that this site overrides for the same selector. */
function dropOverridden(root: Root): void {
  const own = new Set<string>();
  root.walkDecls((declaration) => {
    if (declaration.parent?.parent?.type !== 'root') return;
    for (const selector of selectorsOf(declaration)) own.add(`${selector}{${declaration.prop}`);
  });
  root.walkDecls((declaration) => {
    const { prop, important } = declaration;
    if (important || !conditionsOf(declaration).startsWith('@layer ')) return;
    const names = [prop, prop.replace('-webkit-', ''), shorthand.exec(prop)?.[0]];
    const selectors = prop.startsWith('--') && isOnRoot(declaration) ? [':root'] : selectorsOf(declaration);
    if (selectors.every((selector) => names.some((name) => own.has(`${selector}{${name}`)))) declaration.remove();
  });
}

/** Returns the custom properties with a single value on every page, except for the properties in `kept`. */
function constantsIn(root: Root, kept: ReadonlySet<string>): Map<string, string> {
  const all = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
  });
  const isGlobal = (name: string): boolean => all.get(name)?.every(isOnRoot) ?? false;
  const constants = new Map<string, string>();
  for (const [name, [first, ...others]] of all) {
    const isConstant = others.length === 0 && conditionsOf(first).replace('@layer framework{', '') === ':root{';
    if (isConstant && !kept.has(name) && referencesIn(first.value).every(isGlobal)) constants.set(name, first.value);
  }
  return constants;
}

/** Replaces references in `value`. Restores the spaces around references that the minifier omitted. */
function replaceReferences(value: string, valueOf: (name: string) => string | undefined): string {
  return value
    .replace(plainReference, (all, name: string) => ` ${valueOf(name) ?? all} `)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,)/*])|(?<=[,(/]) /g, '')
    .trim();
}

/** Replaces references to a custom property with its only value, if the CSS becomes shorter. */
function inlineConstants(root: Root, kept: ReadonlySet<string>): void {
  const constants = constantsIn(root, kept);
  const uses = new Map<string, number>();
  root.walkDecls(({ value }) => {
    for (const name of referencesIn(value)) uses.set(name, (uses.get(name) ?? 0) + 1);
  });
  const inlined = (name: string): string | undefined => {
    const value = constants.get(name);
    if (value === undefined) return undefined;
    const full = replaceReferences(value, inlined);
    return full.length <= `var(${name})`.length || uses.get(name) === 1 ? full : undefined;
  };
  root.walkDecls((declaration) => {
    if (plainReference.test(declaration.value)) declaration.value = replaceReferences(declaration.value, inlined);
    plainReference.lastIndex = 0;
  });
}

/** Removes custom properties that nothing reads. */
function dropUnread(root: Root, kept: ReadonlySet<string>): void {
  const read = new Set(kept);
  root.walkDecls(({ value }) => referencesIn(value).forEach((name) => read.add(name)));
  let isChanged = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  if (isChanged) dropUnread(root, kept);
}

/** Shortens the names of all custom properties not in `kept`. The most frequent get the shortest names. */
function shortenNames(css: string, kept: ReadonlySet<string>): string {
  const uses = new Map<string, number>();
  const name = /(?<![\w-])--[\w-]+/g;
  for (const [found] of css.matchAll(name)) uses.set(found, (uses.get(found) ?? 0) + 1);
  const frequent = [...uses.keys()].filter((found) => !kept.has(found)).sort((a, b) => uses.get(b)! - uses.get(a)!);
  const short = new Map(frequent.map((found, index) => [found, `--${(index + 10).toString(36)}`]));
  return css.replace(name, (found) => short.get(found) ?? found);
}

/** Removes rules and at-rules without content. */
export function dropEmpty(container: Container<ChildNode>): void {
  container.each((node) => {
    if ((node.type !== 'rule' && node.type !== 'atrule') || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Shortens a style sheet without changing the appearance of a page. Keeps the custom properties in `kept`. */
export function reduce(css: string, kept: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropOverridden(root);
  inlineConstants(root, kept);
  dropUnread(root, kept);
  dropEmpty(root);
  return shortenNames(root.toString(), kept);
}
