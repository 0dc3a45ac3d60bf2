import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { treeOf } from '../../content/read/page';
import { messageFor, type Patterns } from '../../content/read/problem';
import { didYouMean } from '../../lib/didYouMean';
import { attributeOf, hasAttribute, isJsx, type Jsx } from './jsx';
import type { PageRule, Report } from './rule';

const policy = 'the Content-Security-Policy forbids';

const refused: Patterns = {
  [`${policy} this element: use an island, or a link`]: /^(?:script|style|iframe|object|embed)$/,
  'the table of contents lacks headings in HTML: write "## Title {#id}"': /^h[1-6]$/,
};

/** Elements without behavior. All other elements need an island, or CSS that pages cannot contain. */
const allowed = (
  'a abbr b blockquote br code dd del details div dl dt em figcaption figure hr i img ins kbd li mark ol p picture pre ' +
  'q s samp small source span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr'
).split(' ');

/** Attributes of elements. Browsers ignore misspelled ones. */
const common = (
  'align alt class className colSpan dir height href id lang media name open rel role rowSpan src srcSet start style ' +
  'target title type width'
).split(' ');

/** Attributes of components, which ignore all others. */
const attributesOf: Record<string, string[]> = { Tabs: ['groupId'], TabItem: ['value', 'label'] };

/** Returns the content of an element. MDX wraps the children in paragraphs if text is beside them. */
const contentOf = ({ children }: Jsx): Nodes[] =>
  children.flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]));

const isNamed = (node: Nodes, name: string): node is Jsx => isJsx(node) && node.name === name;

/** Finds elements and attributes that the Content-Security-Policy forbids, and content that readers do not see. */
export const elements: PageRule = (page, report) => {
  const placed = new Set<Nodes>();
  visit(treeOf(page), (node) => {
    if (!isJsx(node) || !node.name) return;
    const { name, children } = node;
    checkAttributes(node, name, report);
    if (/^[a-z]/.test(name) && !allowed.includes(name)) {
      const advice = didYouMean(name, ['Tabs', 'TabItem', ...allowed]) || ': use Markdown, or an island for controls';
      report(node, messageFor(name, refused) ?? `<${name}> is not an element of pages${advice}`);
    }
    const summary = contentOf(node).find((child) => isNamed(child, 'summary'));
    if (name === 'details' && summary) placed.add(summary);
    else if (name === 'details') report(node, '<details> needs a <summary> as its first child');
    if (name === 'Tabs') for (const tab of tabsIn(node, report)) placed.add(tab);
    if (name === 'summary' && !placed.has(node)) report(node, '<summary> must be the first child of <details>');
    if (name === 'TabItem' && !placed.has(node)) report(node, '<TabItem> must be a child of <Tabs>');
    if (name === 'p' && children.some(({ type }) => type === 'paragraph'))
      report(node, 'Markdown already makes a paragraph of this text: use <div>, or remove <p>');
    if (/^(?:br|hr|img|source|wbr|Compatibility|ThemedImage)$/.test(name) && children.length > 0)
      report(node, `<${name}> cannot contain anything: write "<${name} />", and the content below`);
    if (name === 'Compatibility' && node.type === 'mdxJsxTextElement')
      report(node, '<Compatibility /> becomes a paragraph: it must be on a separate line');
  });
};

function checkAttributes(node: Jsx, name: string, report: Report): void {
  const names = node.attributes.flatMap((attribute) => ('name' in attribute ? attribute.name : []));
  const forbidden = /^[a-z]/.test(name) && names.find((other) => /^(?:style$|on[a-z])/.test(other));
  if (forbidden) report(node, `${policy} ${forbidden}: use a class of src/styles, or an island`);
  if (node.attributes.some(({ value }) => typeof value === 'string' && /\*\*\S|`\w|\]\(\S/.test(value)))
    report(node, 'an attribute shows Markdown as text: remove the marks');
  if (attributeOf(node, 'open') === 'false') report(node, 'this element shows as open: remove the attribute "open"');
  const known = attributesOf[name] ?? (allowed.includes(name) ? common : names);
  const wrong = names.find((other) => !/^(?:aria-|data-|on)/.test(other) && !known.includes(other));
  const fix = wrong?.startsWith('default') ? 'write the default tab first' : 'remove it';
  if (wrong) report(node, `<${name}> has no attribute "${wrong}"${didYouMean(wrong, known) || `: ${fix}`}`);
}

/** Returns the tabs of a group. Reports other content, because readers do not see it. */
function tabsIn(group: Jsx, report: Report): Jsx[] {
  const content = contentOf(group).filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (content.length === 0) report(group, '<Tabs> needs a <TabItem> for each tab');
  const tabs = content.filter((child) => isNamed(child, 'TabItem'));
  const lost = content.find((child) => !isNamed(child, 'TabItem') && !child.type.endsWith('Expression'));
  if (lost) report(lost, '<Tabs> shows only <TabItem>: move this content into a tab, or out of <Tabs>');
  const values = new Set<string | undefined>();
  for (const tab of tabs) {
    const value = attributeOf(tab, 'value');
    if (!hasAttribute(tab, 'value'))
      report(tab, 'this tab has no value: add value="…", a name that no other tab of the group has');
    else if (value !== undefined && values.has(value)) report(tab, `the value "${value}" is on two tabs: change one`);
    values.add(value);
  }
  return tabs;
}
