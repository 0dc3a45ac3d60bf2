import { nearest } from '../../lib/nearest';
import type { Found } from './page';
import { type BuiltPage, type BuiltSite, landingPage, resolve, shown } from './site';

/** A finding in a page: the message, and the offset in the page's source that it is about. */
export interface Finding {
  offset: number;
  message: string;
}

/** One rule: what is wrong with a page of a site. */
export type Rule = (page: BuiltPage, site: BuiltSite) => Finding[];

const perhaps = (meant: string | undefined) => (meant === undefined ? '' : `; nearest: ${meant}`);

function brokenAddress(site: BuiltSite, path: string): string {
  if (!path.startsWith(site.baseUrl)) return `is outside of the site's base address ${site.baseUrl}`;
  const meant = nearest(path, site.byAddress.keys());
  return `leads nowhere${perhaps(meant && shown(meant))}`;
}

function linkFault(page: BuiltPage, site: BuiltSite, address: string): string | undefined {
  const target = resolve(site, page, address);
  if (target.kind === 'elsewhere') return undefined;
  if (target.kind === 'undecodable') return 'is not a valid address: its percent-encoding cannot be decoded';
  if (!target.exists) return brokenAddress(site, target.path);
  if (!target.page) return undefined;
  const landing = landingPage(site, target.page);
  if (!landing) return `leads to the redirect ${target.page.path}, which leads nowhere`;
  // `#` and `#top` are the top of any page.
  if (target.hash === '' || target.hash === 'top' || landing.idNames.has(target.hash)) return undefined;
  const meant = nearest(target.hash, landing.idNames);
  return `has no target: ${landing.path} has no id "${shown(target.hash)}"${perhaps(meant)}`;
}

/** Every link and anchor leads somewhere, and every redirect too. */
const linksLeadSomewhere: Rule = (page, site) => {
  const links = page.links.map(({ text, name, offset }) => ({ text, offset, what: `link "${name}"` }));
  const redirects = page.refresh ? [{ ...page.refresh, what: 'redirect' }] : [];
  return [...links, ...redirects].flatMap(({ text, offset, what }) => {
    const fault = linkFault(page, site, text);
    return fault ? [{ offset, message: `${what} to ${shown(text)} ${fault}` }] : [];
  });
};

const linksHaveNames: Rule = ({ links }) =>
  links
    .filter(({ name }) => name === '')
    .map(({ text, offset }) => ({ offset, message: `link to ${shown(text)} has no text: give it words or a label` }));

const oneHeading: Rule = ({ headings, refresh }) => {
  if (refresh) return [];
  if (headings.length === 0) return [{ offset: 0, message: 'page has no h1: a page needs exactly one' }];
  const empty = headings
    .filter(({ text }) => text === '')
    .map(({ offset }) => ({ offset, message: 'h1 is empty: give the page a title' }));
  const further = headings
    .slice(1)
    .map(({ text, offset }) => ({ offset, message: `second h1 "${text}": a page needs exactly one` }));
  return [...empty, ...further];
};

const idsAreUnique: Rule = ({ ids }) => {
  const seen = new Set<string>();
  return ids
    .filter(({ text }) => seen.has(text) || !seen.add(text))
    .map(({ text, offset }) => ({ offset, message: `id "${text}" is on more than one element of the page` }));
};

const idsAreWhole: Rule = ({ ids }) =>
  ids
    .filter(({ text }) => /\s/.test(text))
    .map(({ text, offset }) => ({ offset, message: `id "${text}" has white space in it, which no id may have` }));

/** What a page loads by itself comes from this site and is there. */
const requestsStayHere: Rule = (page, site) =>
  page.requests.flatMap(({ tag, text, offset }) => {
    const target = resolve(site, page, text);
    if (target.kind === 'elsewhere') {
      const message = `<${tag}> asks ${target.host} for ${text}: ship it with the site instead`;
      return target.host === undefined ? [] : [{ offset, message }];
    }
    return target.kind === 'here' && target.exists
      ? []
      : [{ offset, message: `<${tag}> loads ${shown(text)}, which is not in the build` }];
  });

/** The card of a page is in the build, and its address is whole: services that fetch it know no other. */
const cardIsThere: Rule = ({ cards, refresh }, { files }) => {
  if (refresh) return [];
  if (cards.length === 0) return [{ offset: 0, message: 'page names no social card: it needs an og:image' }];
  return cards
    .filter(({ text }) => !URL.canParse(text) || !files.has(decodeURIComponent(new URL(text).pathname)))
    .map(({ text, offset }) => {
      const fault = URL.canParse(text) ? 'is not in the build' : 'needs a whole address, with its host';
      return { offset, message: `social card ${shown(text)} ${fault}` };
    });
};

/** The rules that look at one page at a time. */
export const pageRules: readonly Rule[] = [
  linksLeadSomewhere,
  linksHaveNames,
  oneHeading,
  idsAreUnique,
  idsAreWhole,
  requestsStayHere,
  cardIsThere,
];

function firstWith(keyOf: (page: BuiltPage) => string | undefined, describe: (key: string, other: string) => string) {
  const owners = new Map<string, BuiltPage>();
  return (page: BuiltPage): string | undefined => {
    const key = keyOf(page);
    if (key === undefined) return undefined;
    const owner = owners.get(key);
    if (!owner) owners.set(key, page);
    return owner && describe(key, owner.path);
  };
}

const canonicalOf = ({ canonical, refresh }: BuiltPage): Found | undefined => (refresh ? undefined : canonical);

/** No two pages answer at the same address, and none but redirects claims the canonical address of another. */
export function duplicatePages(site: BuiltSite): { page: BuiltPage; finding: Finding }[] {
  const sameRoute = firstWith(
    ({ address }) => address,
    (address, other) => `page answers at ${shown(address)}, as ${other} does`,
  );
  const sameCanonical = firstWith(
    (page) => canonicalOf(page)?.text,
    (canonical, other) => `canonical address ${shown(canonical)} is that of ${other} too`,
  );
  return site.pages.flatMap((page) => {
    const route = sameRoute(page);
    const canonical = sameCanonical(page);
    return [
      ...(route ? [{ page, finding: { offset: 0, message: route } }] : []),
      ...(canonical ? [{ page, finding: { offset: page.canonical?.offset ?? 0, message: canonical } }] : []),
    ];
  });
}

/** What is wrong with the list of addresses that the site has to answer: each that no page answers. */
export function missingRoutes({ baseUrl, byAddress }: BuiltSite, routes: readonly string[]): string[] {
  const built = new Set([...byAddress.keys()].map((address) => `/${address.slice(baseUrl.length)}`));
  return routes
    .filter((route) => !built.has(route))
    .map((route) => {
      const meant = nearest(route, built);
      return `no page answers at ${shown(route)}${perhaps(meant && shown(meant))}`;
    });
}
