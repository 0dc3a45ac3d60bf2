import { nearest } from '../../lib/nearest';
import type { Part } from './page';
import { type BuiltPage, type BuiltSite, landingPage, resolve, shown } from './site';

/** Tells what is wrong with a page of a site: in words, and the part of the page that it is about, if there is one. */
type Rule = (page: BuiltPage, site: BuiltSite, report: (message: string, part?: Part) => void) => void;

const perhaps = (meant: string | undefined) => (meant === undefined ? '' : `; nearest: ${shown(meant)}`);

function brokenAddress(site: BuiltSite, path: string): string {
  if (!path.startsWith(site.baseUrl)) return `is outside of the site's base address ${site.baseUrl}`;
  return `leads nowhere${perhaps(nearest(path, site.byAddress.keys()))}`;
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

/** Every link and anchor leads somewhere, and every redirect too; and a link says where. */
const linksLeadSomewhere: Rule = (page, site, report) => {
  const check = (what: string, part: Part) => {
    const fault = linkFault(page, site, part.text);
    if (fault) report(`${what} to ${shown(part.text)} ${fault}`, part);
  };
  for (const link of page.links) {
    check(`link "${link.name}"`, link);
    if (link.name === '') report(`link to ${shown(link.text)} has no text: give it words or a label`, link);
  }
  if (page.refresh) check('redirect', page.refresh);
};

const oneHeading: Rule = ({ headings, refresh }, _, report) => {
  if (!refresh && headings.length === 0) report('page has no h1: a page needs exactly one');
  for (const [place, heading] of headings.entries()) {
    if (heading.text === '') report('h1 is empty: give the page a title', heading);
    if (place > 0) report(`second h1 "${heading.text}": a page needs exactly one`, heading);
  }
};

const idsAreSound: Rule = ({ ids }, _, report) => {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id.text)) report(`id "${id.text}" is on more than one element of the page`, id);
    if (/\s/.test(id.text)) report(`id "${id.text}" has white space in it, which no id may have`, id);
    seen.add(id.text);
  }
};

/** What a page loads by itself comes from this site and is there. */
const requestsStayHere: Rule = (page, site, report) => {
  for (const request of page.requests) {
    const { tag, text } = request;
    const target = resolve(site, page, text);
    if (target.kind !== 'elsewhere') {
      if (target.kind !== 'here' || !target.exists)
        report(`<${tag}> loads ${shown(text)}, which is not in the build`, request);
    } else if (target.host !== undefined) {
      report(`<${tag}> asks ${target.host} for ${text}: ship it with the site instead`, request);
    }
  }
};

/** What the policy of the site forbids stands in no page. */
const policyHolds: Rule = ({ inline }, _, report) => {
  for (const part of inline)
    report(`attribute ${part.text}: browsers refuse it by the policy of the site, use a class or a listener`, part);
};

/** The card of a page is in the build, and its address is whole: services that fetch it know no other. */
const cardIsThere: Rule = ({ cards, refresh }, { files }, report) => {
  if (!refresh && cards.length === 0) report('page names no social card: it needs an og:image');
  for (const card of cards) {
    const name = `social card ${shown(card.text)}`;
    if (!URL.canParse(card.text)) report(`${name} needs a whole address, with its host`, card);
    else if (!files.has(decodeURIComponent(new URL(card.text).pathname))) report(`${name} is not in the build`, card);
  }
};

/** No two pages answer at the same address, and none but redirects claims the canonical address of another. */
const addressesAreOwn: Rule = (page, { byAddress, byCanonical }, report) => {
  const { address, canonical, refresh } = page;
  const atAddress = byAddress.get(address);
  if (atAddress && atAddress !== page) report(`page answers at ${shown(address)}, as ${atAddress.path} does`);
  const claimant = canonical && !refresh ? byCanonical.get(canonical.text) : undefined;
  if (claimant && claimant !== page)
    report(`canonical address ${shown(canonical?.text ?? '')} is that of ${claimant.path} too`, canonical);
};

/** All rules; each looks at one page of a site. */
export const rules: readonly Rule[] = [
  linksLeadSomewhere,
  oneHeading,
  idsAreSound,
  requestsStayHere,
  policyHolds,
  cardIsThere,
  addressesAreOwn,
];

/** What is wrong with the addresses of the site, `routes` being all that it should have: none is missing, none is new. */
export function wrongRoutes({ baseUrl, byAddress }: BuiltSite, routes: readonly string[]): string[] {
  const built = new Set([...byAddress.keys()].map((address) => `/${address.slice(baseUrl.length)}`));
  const missing = routes.filter((route) => !built.has(route));
  const unknown = [...built].filter((address) => !routes.includes(address));
  return [
    ...missing.map((route) => `no page answers at ${shown(route)}: give it one${perhaps(nearest(route, built))}`),
    ...unknown.map(
      (address) => `no list has ${shown(address)}: add it to src/check/expected/furtherRoutes.json, or remove the page`,
    ),
  ];
}
