export {};

type Rule = 'createHTML' | 'createScript' | 'createScriptURL';

interface TrustedTypes {
  createPolicy(name: string, rules: Record<Rule, (value: string) => string | null>): void;
}

/** Matches a tag that runs no code and loads nothing, with attributes in double quotes. */
const harmlessTag =
  /<\/?(?!(?:base|embed|i?frame|link|meta|object|script|style)\b)[a-z][\w-]*(?:\s+(?!on|srcdoc)[\w:-]+(?:="(?!\s*javascript:)[^"]*")?)*\s*\/?>/gi;

const isHarmless = (html: string): boolean => !html.replace(harmlessTag, '').includes('<');

/** True for the site's own scripts and workers, and for the script of Algolia Insights. */
function isAllowed(url: string): boolean {
  const { origin, pathname, href } = new URL(url, location.href);
  if (origin === location.origin) return /\/assets\/js\/[^/]+\.js$|\/sw\.js$/.test(pathname);
  return href.startsWith('https://cdn.jsdelivr.net/npm/search-insights@');
}

// The Content-Security-Policy makes browsers pass all markup and script URLs that code assigns through this Trusted
// Types policy. The name must be `default`, because DocSearch and the bundler assign plain strings.
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (isHarmless(html) ? html : null),
  // Accept only JSON, such as speculation rules.
  createScript: (text) => (JSON.parse(text) ? text : null),
  createScriptURL: (url) => (isAllowed(url) ? url : null),
});
