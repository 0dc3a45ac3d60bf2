import { sourceUrl } from '../../../api/links';
import type { Change, Life } from '../../../api/history';
import { isInternal } from '../../../api/lookup';
import type { AnyMember, ApiSymbol, Member } from '../../../api/schema';
import { code, element, link, type Child, type Node, type RenderContext } from '../nodes';
import type { Identity } from './identity';

/** Renders the badges of a member: modifiers, "since" and "changed in". */
export function memberBadges(symbol: ApiSymbol, name: string, member: AnyMember, context: RenderContext): Node[] {
  const { since, changes } = context.history.of(symbol.name, name);
  // Members that were added together with their symbol need no "since" badge.
  const news = since !== context.history.of(symbol.name).since ? since : null;
  const modifiers = modifiersOf(member, isInternal(symbol.name, name, member));
  return [...modifiers.map(badge), ...historyBadges({ since: news, changes })];
}

/** Renders the badges "since" and "changed in". A "changed in" badge opens to show the change. */
export function historyBadges({ since, changes }: Life): Node[] {
  return [...(since ? [badge(`since ${since}`)] : []), ...changes.map(changeBadge)];
}

export function badge(text: string): Node {
  return element('span', { class: 'api-badge' }, text);
}

/**
 * Renders the line below a heading: badges and the link to the source. Docusaurus renders the page title, so the line
 * below the title carries the identity of the symbol instead.
 */
export function metaLine(
  badges: Child[],
  symbol: ApiSymbol,
  name: string,
  line: number,
  context: RenderContext,
  identity?: Identity,
): Node {
  const href = sourceUrl(context.facts, symbol, line);
  const properties = { class: 'api-source', 'aria-label': `Source of ${name}`, title: 'Source' };
  const source = link(href, properties, '</>');
  return element('div', { class: 'api-meta', ...identity }, badges.flat(), source);
}

function modifiersOf(member: AnyMember, internal: boolean): string[] {
  if (!('kind' in member)) return internal ? ['internal'] : [];
  const { deprecated } = member;
  const flags = { deprecated, internal, ...(member.kind !== 'enumMember' && flagsOf(member)) };
  return Object.entries(flags).flatMap(([name, set]) => (set ? name : []));
}

function flagsOf(member: Member): Record<string, boolean> {
  const { static: ofClass, visibility, abstract, readonly } = member;
  return { static: ofClass, protected: visibility === 'protected', abstract, async: isAsync(member), readonly };
}

/** True for `async` methods and for methods that return a promise. */
function isAsync(member: Member): boolean {
  return (
    member.async ||
    (member.kind === 'method' && member.signatures.some(({ returns }) => returns.startsWith('Promise<')))
  );
}

function changeBadge({ version, before, after }: Change): Node {
  return element(
    'details',
    { class: 'api-change' },
    element('summary', { class: 'api-badge' }, `changed in ${version}`),
    element('dl', {}, row('Before', before), row('Since', after)),
  );
}

function row(label: string, text: string): Node {
  return element('div', {}, element('dt', {}, label), element('dd', {}, text.split('\n').map(code)));
}
