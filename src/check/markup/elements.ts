import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { treeOf } from '../../content/read/page';
import { didYouMean } from '../../lib/didYouMean';
import { attributeOf, hasAttribute, isJsx, type Jsx } from './jsx';
import type { PageRule } from './rule';

const policy = 'the Content-Security-Policy forbids';

/** Elements without behavior. All other elements need an island, or CSS that pages cannot contain. */
const elements = (
  'a abbr b blockquote br code dd del details div dl dt em figcaption figure hr i img ins kbd li mark ol p picture pre ' +
  'q s samp small source span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr'
).split(' ');

/** Attributes by element. Components ignore unknown attributes, and browsers ignore misspelled ones. */
const attributesOf: Record<string, string[]> = { Tabs: ['groupId'], TabItem: ['value', 'label', 'default'] };
const common =
  'align alt class className colSpan dir height href id lang media name open rel role rowSpan src srcSet start style target title type width';

const isNamed = (node: Nodes, name: string): boolean =>
  isJsx(node) ? node.name === name : node.type === 'paragraph' && node.children.some((child) => isNamed(child, name));

/** Finds elements and attributes that the Content-Security-Policy forbids, and elements in the wrong place. */
export const checkElements: PageRule = (page, report) => {
  const summaries = new Set<Nodes>();
  visit(treeOf(page), (node, _, parent) => {
    if (!isJsx(node)) return;
    const { attributes, children } = node;
    const name = node.name ?? '';
    const says = (message: string): void => report(node, message);
    if (/^[a-z]/.test(name)) {
      if (hasAttribute(node, 'style') && attributeOf(node, 'style') === undefined)
        says(`${policy} style: use a class of src/styles`);
      const handler = attributes.find((attribute) => 'name' in attribute && /^on[a-z]/.test(attribute.name));
      if (handler) says(`${policy} event handlers in HTML: use an island, see CONTRIBUTING.md`);
    }
    const marked = attributes.find(({ value }) => typeof value === 'string' && /\*\*\S|`\w|\]\(\S/.test(value));
    if (marked) says('an attribute shows Markdown as text: remove the marks');
    const has = (wanted: string): Nodes | undefined => children.find((child) => isNamed(child, wanted));
    if (/^(?:script|style|iframe|object|embed)$/.test(name)) {
      says(`${policy} <${name}>: use an island, or a link`);
    } else if (/^h[1-6]$/.test(name)) {
      says('the table of contents lacks headings in HTML: write "## Title {#id}"');
    } else if (/^[a-z]/.test(name) && !elements.includes(name)) {
      const advice = didYouMean(name, ['Tabs', 'TabItem', ...elements]) || ': use Markdown, or an island for controls';
      says(`<${name}> is not an element of pages${advice}`);
    }
    const known = attributesOf[name] ?? (elements.includes(name) ? common.split(' ') : undefined);
    const names = attributes.flatMap((attribute) => ('name' in attribute ? attribute.name : []));
    const wrong = names.find((other) => !/^(?:aria-|data-|on|values$|defaultV)/.test(other) && !known?.includes(other));
    if (known && wrong) says(`<${name}> has no attribute "${wrong}"${didYouMean(wrong, known) || ': remove it'}`);
    if (name === 'summary' && !summaries.has(node) && !summaries.has(parent!))
      says('<summary> must be the first child of <details>');
    const summary = name === 'details' && has('summary');
    if (summary) summaries.add(summary);
    else if (name === 'details') says('<details> needs a <summary> as its first child');
    if (name === 'p' && children.some(({ type }) => type === 'paragraph'))
      says('Markdown already makes a paragraph of this text: use <div>, or remove <p>');
    if (name === 'TabItem') checkTab(node, parent, says);
    const setting = ['values', 'defaultValue'].find((attribute) => hasAttribute(node, attribute));
    if (name === 'Tabs' && setting)
      says(`<Tabs> has no ${setting}: write <TabItem value="…" label="…"> for each tab, and the default tab first`);
    if (name === 'Tabs' && !has('TabItem') && !children.some(({ type }) => type.endsWith('Expression')))
      says('<Tabs> needs a <TabItem> for each tab');
  });
};

function checkTab(tab: Jsx, parent: Nodes | undefined, says: (message: string) => void): void {
  const isInTabs = parent && (isJsx(parent) ? parent.name === 'Tabs' : parent.type === 'paragraph');
  if (!isInTabs) return says('<TabItem> must be a child of <Tabs>');
  if (!hasAttribute(tab, 'value'))
    return says('this tab has no value: add value="…", a name that no other tab of the group has');
  const value = attributeOf(tab, 'value');
  const siblings: Nodes[] = 'children' in parent ? parent.children : [];
  const first = siblings.find((other) => isJsx(other) && attributeOf(other, 'value') === value);
  if (value !== undefined && first !== tab) says(`the value "${value}" is on two tabs: change one`);
}
