import { sinceOf } from '../../../api/history';
import { sourceUrl } from '../../../api/links';
import { documentedVersions } from '../../../api/load';
import { isInternal } from '../../../api/lookup';
import { nameIn } from '../../../api/renames';
import type { AnyMember, ApiSymbol, Member } from '../../../api/schema';
import { badgeClass, headFactsClass } from '../classes';
import { element, link, type Child, type Node, type RenderContext, type Single } from '../nodes';
import { historyBadge } from './history';
import type { Identity } from './identity';

/** Renders a member's badges, which show its modifiers and its history. */
export function memberBadges(symbol: ApiSymbol, name: string, member: AnyMember, context: RenderContext): Single[] {
  const { facts, history, urlsByVersion } = context;
  const entries = history.of(symbol.name, name);
  const urlIn = (version: string): string | undefined => {
    const fullName = nameIn(`${symbol.name}.${name}`, facts.version, version, documentedVersions);
    const [owner, ownName] = fullName.split('.');
    return urlsByVersion.get(version)?.ofMember(owner, ownName);
  };
  // A member that was added together with its symbol does not need a "since" badge.
  const showsAddition = sinceOf(entries) !== sinceOf(history.of(symbol.name));
  const modifiers = modifiersOf(member, isInternal(symbol.name, name, member));
  return [...modifiers.map(badge), historyBadge(entries, urlIn, showsAddition)];
}

/** Renders a badge with a symbol's history, excluding changes to its members. */
export function symbolBadge(name: string, { facts, history, urlsByVersion }: RenderContext): Single {
  const urlIn = (version: string): string | undefined =>
    urlsByVersion.get(version)?.ofSymbol(nameIn(name, facts.version, version, documentedVersions));
  return historyBadge(history.of(name), urlIn);
}

/** Renders a badge with a manager event's history. */
export function eventBadge(name: string, { history, urlsByVersion }: RenderContext): Single {
  return historyBadge(history.ofEvent(name), (version) => urlsByVersion.get(version)?.ofEvent(name));
}

export function badge(text: string): Node {
  return element('span', { class: badgeClass }, text);
}

/**
 * Renders the line of badges below a heading. Below the page title, the line also has the attributes that identify the
 * symbol, because the title is not part of the content.
 */
export function headFacts(
  badges: Child[],
  symbol: ApiSymbol,
  name: string,
  line: number,
  context: RenderContext,
  identity?: Identity,
): Node {
  const href = sourceUrl(context.facts, symbol, line);
  const properties = { class: 'api-source', 'aria-label': `Source of ${name}` };
  const source = href === null ? [] : [link(href, properties, 'Source')];
  return element('section', { class: headFactsClass, ...identity }, badges.flat(), ...source);
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

function isAsync(member: Member): boolean {
  return (
    member.async ||
    (member.kind === 'method' && member.signatures.some(({ returns }) => returns.startsWith('Promise<')))
  );
}
