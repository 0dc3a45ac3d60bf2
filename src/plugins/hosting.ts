import type { Plugin } from '@docusaurus/types';
import { writeHosting } from '../hosting/write';

/** Writes into a build what its hosts need to know. Before the social cards, which change pages while others work. */
export default function hosting(): Plugin {
  return {
    name: 'hosting',
    postBuild({ outDir, baseUrl, routesPaths }) {
      writeHosting(outDir, baseUrl, routesPaths);
      return Promise.resolve();
    },
  };
}
