import standard from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { replaceIn } from '../lib/replaceIn.mjs';

const replaced: [original: string, own: string][] = [
  // Removes the theme's inline script, because `src/elements/head.ts` replaces it. From Docusaurus 3.8 on, themes also
  // insert icons here and hide them with an inline style, which the CSP blocks.
  [
    '<%~ it.preBodyTags %>',
    `<%~ it.preBodyTags
      .replace(/<script[^]*?<\\/script>/g, "")
      .replace(/<svg style="display: none;">([^]*?<\\/svg>)/, "<div hidden><svg>$1</div>") %>`,
  ],
  // Load only the custom elements, because they load all other scripts.
  ['it.scripts.forEach', 'it.scripts.filter((script) => /\\/elements\\./.test(script)).forEach'],
];

/** Docusaurus' page template with the replacements above. */
export const ssrTemplate: string = replaceIn("Docusaurus' HTML template", standard, replaced);
