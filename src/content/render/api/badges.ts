import { sourceUrl } from '../../../api/links';
import type { Change, Life } from '../../../api/history';
import { isInternal } from '../../../api/internal';
import type { AnyMember, ApiSymbol, Member } from '../../../api/schema';
import { code, element, link, type Child, type Node, type RenderContext } from '../nodes';
import type { Identity } from './identity';

/** The badges of a member: its modifiers, the version that brought it, and the versions that changed it. */
export function memberBadges(symbol: ApiSymbol, name: string, member: AnyMember, context: RenderContext): Node[] {
  const { since, changes } = context.history.of(symbol.name, name);
  // A member as old as its symbol says nothing that the symbol's own badge does not say.
  const news = since !== context.history.of(symbol.name).since ? since : null;
  const modifiers = modifiersOf(member, isInternal(symbol.name, name, member));
  return [...modifiers.map(badge), ...historyBadges({ since: news, changes })];
}

/** The badges "since" and "changed in"; the latter opens to show what changed. */
export function historyBadges({ since, changes }: Life): Node[] {
  return [...(since ? [badge(`since ${since}`)] : []), ...changes.map(changeBadge)];
}

/** One badge. */
export function badge(text: string): Node {
  return element('span', { class: 'api-badge' }, text);
}

/**
 * The line under a heading: badges at its start, the link to the source at its end. Under the title of a page, which
 * is not ours to render, it carries the identity of the page's symbol.
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
  const source = link(href, { class: 'api-source', 'aria-label': `Source of ${name}` }, 'Source');
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

/** A method that answers with a promise is async to its caller, however it is written inside. */
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
