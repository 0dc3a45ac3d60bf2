import standard from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

const themeScripts = '<%~ it.preBodyTags %>';

if (!standard.includes(themeScripts)) throw new Error(`The template of Docusaurus no longer has ${themeScripts}`);

/** The framework's document without the theme's scripts at the start of the body: ours do their work in the head. */
export const ssrTemplate: string = standard.replace(themeScripts, '');
