import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { environment } from '../config/environment';
import { placesOf } from '../content/model/places';
import { completeBuild } from '../postbuild';

/** Completes a build after Docusaurus has written all pages. */
export default function postbuild({ siteDir }: LoadContext): Plugin {
  return {
    name: 'postbuild',
    async postBuild({ outDir: buildDir, baseUrl, siteConfig: { url }, routesPaths: routes, plugins }) {
      const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs')!;
      const places = placesOf(docs.content as LoadedContent);
      const cacheDir = join(siteDir, '.cache/cards');
      await completeBuild({
        ...{ buildDir, cacheDir, url, baseUrl, routes, places },
        retire: environment.OFFLINE === 'false',
      });
      console.log('The build does not check links and samples. Run npm run check.');
    },
  };
}
