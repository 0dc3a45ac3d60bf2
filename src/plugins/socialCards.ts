import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeCards } from '../social/write';

/** Gives every page of a build the picture that is shown where the page is shared. */
export default function socialCards({ siteDir }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({ outDir, baseUrl, siteConfig }) {
      await writeCards(outDir, join(siteDir, '.cache/cards'), { url: siteConfig.url, baseUrl });
    },
  };
}
