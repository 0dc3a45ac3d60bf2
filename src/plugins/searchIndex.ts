import type { Plugin } from '@docusaurus/types';
import { writeShards } from '../search/write';

/** Makes the search index of a build from its pages: what a reader sees is what is found. */
export default function searchIndexPlugin(): Plugin {
  return {
    name: 'search-index',
    postBuild({ outDir, baseUrl, siteConfig }) {
      writeShards(outDir, { url: siteConfig.url, baseUrl });
      return Promise.resolve();
    },
  };
}
