import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildMark } from '../check/builtState';
import { hasOfflineCache } from '../config/environment';
import { placesOf } from '../content/model/places';
import { fingerprint } from '../lib/fingerprint.mjs';
import { completeBuild } from '../postbuild';

/** Completes a build after Docusaurus has written all pages. */
export default function postbuild({ siteDir }: LoadContext): Plugin {
  // Compute the fingerprint before the build, because a file may change during the build.
  const mark = process.env.NODE_ENV === 'production' ? fingerprint(siteDir) : '';
  return {
    name: 'postbuild',
    async postBuild({ outDir: buildDir, baseUrl, siteConfig: { url }, routesPaths: routes, plugins }) {
      const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs')!;
      const places = placesOf(docs.content as LoadedContent);
      const cacheDir = join(siteDir, '.cache/cards');
      await completeBuild({
        ...{ buildDir, cacheDir, url, baseUrl, routes, places },
        retire: !hasOfflineCache,
      });
      writeFileSync(join(buildDir, buildMark), mark);
      console.log('The build does not check links and samples. Run npm run check.');
    },
  };
}
