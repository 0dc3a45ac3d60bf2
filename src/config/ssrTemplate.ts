import standard from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** The parts of Docusaurus' HTML template that this site replaces, and their replacements. */
const replaced: [original: string | RegExp, own: string][] = [
  // Removes the theme's inline script, which `src/elements/head.ts` replaces. Newer themes also put icons here.
  ['<%~ it.preBodyTags %>', '<%~ it.preBodyTags.replace(/<script[^]*?<\\/script>/g, "") %>'],
  // Loads only the custom elements, which load everything else.
  ['it.scripts.forEach', 'it.scripts.filter((script) => /\\/elements\\./.test(script)).forEach'],
];

/**
 * Docusaurus' template with the replacements above. Throws an error if the template lacks one of the replaced parts.
 */
export const ssrTemplate = replaced.reduce<string>((template, [original, own]) => {
  if (template.search(original) < 0) throw new Error(`Docusaurus' HTML template lacks ${String(original)}`);
  return template.replace(original, () => own);
}, standard);
