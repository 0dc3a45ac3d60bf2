import { lifeOf, lifeOfEvent, type LifeEvent } from '../../../api/lifeline';
import { sourceUrl } from '../../../api/links';
import { documentedVersions } from '../../../api/load';
import { isInternal } from '../../../api/lookup';
import { nameIn } from '../../../api/renames';
import type { AnyMember, ApiSymbol, Member } from '../../../api/schema';
import { diffLines, type Line } from '../../../lib/wordDiff';
import { element, link, type Child, type Single, type Node, type RenderContext } from '../nodes';
import type { Identity } from './identity';

/** Renders the badges of a member: modifiers and its history. */
export function memberBadges(symbol: ApiSymbol, name: string, member: AnyMember, context: RenderContext): Node[] {
  const { facts, history, pages } = context;
  const { since } = history.of(symbol.name, name);
  // Members that were added together with their symbol need no "since" badge.
  const isNews = since !== history.of(symbol.name).since;
  const modifiers = modifiersOf(member, isInternal(symbol.name, name, member));
  const events = lifeOf(`${symbol.name}.${name}`, facts.version);
  const urlIn = (version: string): string | undefined =>
    pages
      .get(version)
      ?.ofMember(...splitName(nameIn(`${symbol.name}.${name}`, facts.version, version, documentedVersions)));
  return [...modifiers.map(badge), lifeline(events, { own: facts.version, isNews, urlIn })];
}

const splitName = (name: string) => name.split('.') as [symbol: string, member: string];

/** Renders the history of a symbol without its members. */
export function symbolBadges(name: string, { facts, pages }: RenderContext): Node[] {
  const urlIn = (version: string): string | undefined =>
    pages.get(version)?.ofSymbol(nameIn(name, facts.version, version, documentedVersions));
  return [lifeline(lifeOf(name, facts.version), { own: facts.version, isNews: true, urlIn })];
}

/** Renders the history of a manager event. */
export function eventBadges(name: string, { facts, pages }: RenderContext): Node[] {
  const urlIn = (version: string): string | undefined => pages.get(version)?.ofEvent(name);
  return [lifeline(lifeOfEvent(name), { own: facts.version, isNews: true, urlIn })];
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

interface LifelineOptions {
  /** Version of the page. */
  own: string;
  /** False if the member is as old as its symbol. */
  isNews: boolean;
  urlIn: (version: string) => string | undefined;
}

/** Renders the history of an item in all versions as a badge that opens. Its text tells the news for this version. */
function lifeline(events: LifeEvent[], { own, isNews, urlIn }: LifelineOptions): Node {
  const isLater = ({ version }: LifeEvent): boolean =>
    documentedVersions.indexOf(version) > documentedVersions.indexOf(own);
  const news = events.flatMap((event) => {
    if (event.kind === 'first' || (event.kind === 'added' && !isNews)) return [];
    if (event.kind === 'added') return isLater(event) ? [] : [`since ${event.version}`];
    return [`${isLater(event) && event.kind === 'changed' ? 'changes' : event.kind} in ${event.version}`];
  });
  return element(
    'details',
    { class: news.length > 0 ? 'api-change' : 'api-change api-change--none' },
    element('summary', { class: 'api-badge' }, news.join(' · ') || 'history'),
    element(
      'dl',
      {},
      events.map((event) => eventRow(event, urlIn(event.version))),
    ),
  );
}

const verbs = { first: 'or earlier', added: 'added', deprecated: 'deprecated', removed: 'removed', changed: 'changed' };

function eventRow(event: LifeEvent, url: string | undefined): Node {
  const { version, kind } = event;
  const shown = url && kind !== 'removed' ? link(url, {}, version) : version;
  const verb = kind === 'renamed' ? `renamed to ${event.name}` : verbs[kind];
  const changes = 'before' in event ? diffLines(event.before.split('\n'), event.after.split('\n')) : [];
  return element(
    'div',
    {},
    element('dt', {}, shown, ` ${verb}`),
    changes.length > 0 && element('dd', {}, changes.map(diffLine)),
  );
}

/** Renders a line of a signature with its removed and added words. */
function diffLine(line: Line): Node {
  const words = line.flatMap((piece): Single[] => {
    if (typeof piece === 'string') return [piece];
    const [before, after] = piece;
    return [before && element('del', {}, before), after && element('ins', {}, after)];
  });
  return element('code', {}, words);
}
