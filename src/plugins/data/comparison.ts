import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { compareAll, countReleases } from '../../features/versions/comparison';
import { versions } from '../../config/versions';

/**
 * Writes the numbers of every version and one file for each pair, so that a reader fetches no more than the pair that
 * they ask for, and adds a page of changes for every version that has one before it.
 */
export default function comparisonPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'comparison',
    async contentLoaded({ actions: { addRoute, createData } }) {
      const releases = countReleases();
      await createData('releases.json', releases);
      for (const pair of compareAll(siteDir)) {
        const file = `pairs/${pair.from}...${pair.to}.json`;
        await createData(file, JSON.stringify(pair));
        if (!releases.some(({ version, changes }) => version === pair.to && changes?.against === pair.from)) continue;
        const released = versions.find(({ version }) => version === pair.to)?.released ?? '';
        addRoute({
          path: normalizeUrl([baseUrl, 'versions', pair.to]),
          component: '@site/src/features/versions/ReleaseChanges/index.tsx',
          exact: true,
          // By its name and not by its path, which would put the folder of the build into the scripts.
          modules: { comparison: `@generated/comparison/default/${file}` },
          metadata: { lastUpdatedAt: Date.parse(released) },
        });
      }
    },
  };
}
