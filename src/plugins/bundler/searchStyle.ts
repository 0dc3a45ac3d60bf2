import type { Plugin } from '@docusaurus/types';

/** Docusaurus puts every style into one sheet for all pages; these modules stay with the code they style. */
const ofEveryPage = /^(?!.*(?:@docsearch|search[\\/]ui[\\/]Dialog)).*$/s;

/** Lets the style of the search dialog arrive with the dialog instead of with every page. */
export default function searchStyle(): Plugin {
  return {
    name: 'search-style',
    configureWebpack: () => ({
      optimization: { splitChunks: { cacheGroups: { styles: { test: ofEveryPage } } } },
    }),
  };
}
