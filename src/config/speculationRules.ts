/** Matches links that browsers must not prerender: files, menu buttons, and links to the current page. */
const excluded = ['[target]', '[download]', '[role=button]', '[aria-current]', '[href^="#"]'];

/**
 * Returns the speculation rules, with which Chromium prerenders a documentation page when the reader hovers over a link
 * for 200 ms or presses it. The text is the same on all pages, because the security policy contains its hash.
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
