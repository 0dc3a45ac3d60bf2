/** Selectors for links that browsers must not prerender: files, menu buttons, and links to the current page. */
const excluded = ['[target]', '[download]', '[role=button]', '[aria-current]', '[href^="#"]'];

/**
 * Returns the rules that make Chromium prerender a link when the reader hovers over it. All pages share the rules, so
 * the CSP needs only one hash.
 */
export const speculationRules = (baseUrl: string): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${baseUrl}docs/*` },
            { not: { href_matches: `${baseUrl}docs/*.md` } },
            { not: { selector_matches: excluded.join() } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
