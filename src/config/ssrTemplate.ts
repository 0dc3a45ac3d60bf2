import standard from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

const replaced: [original: string | RegExp, own: string][] = [
  // Removes the theme's inline script, which `src/elements/head.ts` replaces. Themes from 3.8 on also put icons here, and
  // hide them with an inline style, which the security policy refuses.
  [
    '<%~ it.preBodyTags %>',
    `<%~ it.preBodyTags
      .replace(/<script[^]*?<\\/script>/g, "")
      .replace(/<svg style="display: none;">([^]*?<\\/svg>)/, "<div hidden><svg>$1</div>") %>`,
  ],
  // Loads only the custom elements, which load everything else.
  ['it.scripts.forEach', 'it.scripts.filter((script) => /\\/elements\\./.test(script)).forEach'],
];

/** Docusaurus' template with the replacements above. Throws an error if the template of Docusaurus lacks a part to replace. */
export const ssrTemplate = replaced.reduce<string>((template, [original, own]) => {
  if (template.search(original) < 0) throw new Error(`Docusaurus' HTML template lacks ${String(original)}`);
  return template.replace(original, () => own);
}, standard);
