import standard from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** Replacements in Docusaurus' HTML template. */
const replaced: [original: string | RegExp, own: string][] = [
  // The theme's inline script. `src/elements/head.ts` does its work.
  ['<%~ it.preBodyTags %>', ''],
  // Every page has the custom elements. Only pages marked by `src/app/Hydrate.tsx` have React.
  [
    /<% it\.scripts\.forEach[^]*?<% }\); %>/,
    `<% it.scripts
      .filter((script) => script !== "sw.js" && (/\\/elements\\./.test(script) || it.htmlAttributes.includes("data-hydrate")))
      .forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`,
  ],
];

/** Docusaurus' template with the replacements above. Throws if it lacks one of the replaced parts. */
export const ssrTemplate = replaced.reduce<string>((template, [original, own]) => {
  if (template.search(original) < 0) throw new Error(`Docusaurus' HTML template lacks ${String(original)}`);
  return template.replace(original, () => own);
}, standard);
