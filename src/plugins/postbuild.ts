import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { completeBuild } from '../postbuild';

/** Completes a build after Docusaurus has written all pages. */
export default function postbuild({ siteDir }: LoadContext): Plugin {
  return {
    name: 'postbuild',
    async postBuild({ outDir: buildDir, baseUrl, siteConfig: { url }, routesPaths: routes }) {
      const cacheDir = join(siteDir, '.cache/cards');
      await completeBuild({ buildDir, cacheDir, url, baseUrl, routes, retire: process.env.OFFLINE === 'false' });
      console.log('The build does not check links and samples. Run npm run check.');
    },
  };
}
