import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeHosting } from '../postbuild/hosting/write';
import { writeOffline } from '../postbuild/offline/write';
import { shardsTag } from '../search/client/pageShards';
import { writeShards } from '../search/build/write';
import { writeSheets } from '../postbuild/criticalCss/write';
import { writeCards } from '../postbuild/cards/write';

/**
 * What becomes of the pages of a build, one step after the other: their search index, so that what a reader sees is what
 * is found; their style, and where that index is; what hosts need to know, with the policy that names each style; their
 * pictures for where they are shared; and last what lets browsers keep them, which is named after all the rest.
 */
export default function builtPages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'built-pages',
    async postBuild({ outDir, baseUrl, siteConfig: { url }, routesPaths }) {
      const shards = writeShards(outDir, { url, baseUrl });
      await writeSheets(outDir, baseUrl, (html) => shardsTag(html, shards));
      writeHosting(outDir, baseUrl, routesPaths);
      await writeCards(outDir, join(siteDir, '.cache/cards'), { url, baseUrl });
      writeOffline(outDir, baseUrl, process.env.OFFLINE === 'false');
    },
  };
}
