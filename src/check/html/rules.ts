import { didYouMean } from '../../lib/didYouMean';
import type { Part } from './page';
import { type BuiltPage, type BuiltSite, isAtCanonicalUrl, landingPage, resolve, visible } from './site';

type Rule = (page: BuiltPage, site: BuiltSite, report: (message: string, part?: Part) => void) => void;

function missingPath({ baseUrl, byPath }: BuiltSite, path: string): string {
  if (!path.startsWith(baseUrl)) return `is outside the base URL ${baseUrl}`;
  return `leads nowhere${visible(didYouMean(path, byPath.keys()))}`;
}

function linkFault(page: BuiltPage, site: BuiltSite, href: string): string | undefined {
  const target = resolve(site, page, href);
  if (target.kind === 'external') return undefined;
  if (target.kind === 'undecodable') return 'has an invalid percent-encoding';
  if (!target.exists) return missingPath(site, target.path);
  if (!target.page) return undefined;
  const landing = landingPage(site, target.page);
  if (!landing) return `leads to the redirect ${target.page.file}, which leads nowhere`;
  // The hashes `#` and `#top` are valid on every page.
  if (target.hash === '' || target.hash === 'top' || landing.idNames.has(target.hash)) return undefined;
  return `has no target: ${landing.file} has no id "${visible(target.hash)}"${visible(didYouMean(target.hash, landing.idNames))}`;
}

const linksHaveTargets: Rule = (page, site, report) => {
  const check = (subject: string, part: Part) => {
    const fault = linkFault(page, site, part.text);
    if (fault) report(`${subject} to ${visible(part.text)} ${fault}`, part);
  };
  for (const link of page.links) {
    check(`link "${link.name}"`, link);
    if (link.name === '') report(`link to ${visible(link.text)} has no text: add a text or a label`, link);
  }
  if (page.refresh) check('redirect', page.refresh);
};

const pageHasOneH1: Rule = ({ headings, refresh }, _, report) => {
  if (!refresh && headings.length === 0) report('page has no h1: a page needs exactly one');
  for (const [index, heading] of headings.entries()) {
    if (heading.text === '') report('h1 is empty: add a title', heading);
    if (index > 0) report(`second h1 "${heading.text}": a page needs exactly one`, heading);
  }
};

const idsAreValid: Rule = ({ ids }, _, report) => {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id.text)) report(`id "${id.text}" is on more than one element of the page`, id);
    if (/\s/.test(id.text)) report(`id "${id.text}" contains white space`, id);
    seen.add(id.text);
  }
};

const requestsStayOnSite: Rule = (page, site, report) => {
  for (const request of page.requests) {
    const { tag, text } = request;
    const target = resolve(site, page, text);
    if (target.kind !== 'external') {
      if (target.kind !== 'internal' || !target.exists)
        report(`<${tag}> loads ${visible(text)}, which is not in the build`, request);
    } else if (target.host !== undefined) {
      report(`<${tag}> loads ${text} from ${target.host}: ship it with the site instead`, request);
    }
  }
};

const policyAllowsAttributes: Rule = ({ inline }, _, report) => {
  for (const part of inline)
    report(`attribute ${part.text}: the Content-Security-Policy forbids it, use a class or an event listener`, part);
};

const cardExists: Rule = ({ cards, refresh }, { files }, report) => {
  if (!refresh && cards.length === 0) report('page has no social card: add an og:image');
  for (const card of cards) {
    const subject = `social card ${visible(card.text)}`;
    // Require an absolute URL, because services that show social cards do not resolve relative URLs.
    if (!URL.canParse(card.text)) report(`${subject} needs a URL with a host`, card);
    else if (!files.has(decodeURIComponent(new URL(card.text).pathname)))
      report(`${subject} is not in the build`, card);
  }
};

const urlsAreUnique: Rule = (page, { byPath, byCanonical }, report) => {
  const { path, canonical } = page;
  const other = byPath.get(path);
  if (other && other !== page) report(`page has the path ${visible(path)}, which is also that of ${other.file}`);
  const claimant = isAtCanonicalUrl(page) ? byCanonical.get(canonical!.text) : undefined;
  if (claimant && claimant !== page)
    report(`canonical URL ${visible(canonical?.text ?? '')} is also that of ${claimant.file}`, canonical);
};

export const rules: readonly Rule[] = [
  linksHaveTargets,
  pageHasOneH1,
  idsAreValid,
  requestsStayOnSite,
  policyAllowsAttributes,
  cardExists,
  urlsAreUnique,
];

/** Compares the paths of all built pages with the list of routes. Returns a message for each difference. */
export function wrongRoutes({ baseUrl, byPath }: BuiltSite, routes: readonly string[]): string[] {
  const built = new Set([...byPath.keys()].map((path) => `/${path.slice(baseUrl.length)}`));
  const missing = routes.filter((route) => !built.has(route));
  const unknown = [...built].filter((path) => !routes.includes(path));
  return [
    ...missing.map((route) => `no page has the route ${visible(route + didYouMean(route, built))}`),
    ...unknown.map(
      (path) => `no list has the route ${visible(path)}: run npm run check -- --renew-routes, or remove the page`,
    ),
  ];
}
