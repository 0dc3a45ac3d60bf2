import standard from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** The addresses of those scripts of the build for which `chosen` is true, in the template's language. */
const listOf = (chosen: string) =>
  `<%= it.scripts.filter((script) => ${chosen}).map((script) => it.baseUrl + script).join(" ") %>`.replaceAll(
    'plainScript',
    String(/\/plain\./),
  );

/** Parts of the framework's document, and what takes their place. */
const replaced = [
  // The theme's scripts at the start of the body: ours do their work in the head.
  ['<%~ it.preBodyTags %>', ''],
  // `client/head/start.js` starts these two when they are needed.
  [
    /<% it\.scripts\.forEach[^]*?<% }\); %>/,
    `<meta name="plain" content="${listOf('plainScript.test(script)')}">
    <meta name="application" content="${listOf('!plainScript.test(script) && script !== "sw.js"')}">`,
  ],
] as const;

/** The framework's document with `replaced` in it. Throws when the framework's no longer has one of them. */
export const ssrTemplate = replaced.reduce<string>((template, [part, own]) => {
  if (template.search(part) < 0) throw new Error(`The template of Docusaurus no longer has ${String(part)}`);
  return template.replace(part, () => own);
}, standard);
