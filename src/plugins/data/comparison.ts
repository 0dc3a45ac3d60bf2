import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { loadFacts } from '../../api/load';
import { renderDeclarations } from '../../api/print';
import { erelaDeclarations } from '../../api/erela';
import { readLibraries } from '../../features/versions/compiler/libraries';
import { compareAll, countReleases } from '../../features/versions/comparison';
import { versions } from '../../config/versions';

/** Writes change counts, a file for each pair of versions, declarations for the code check, and pages of changes. */
export default function comparisonPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'comparison',
    // The code asks for URLs (`?url`). Chunks would add their names and hashes to the script that every page loads.
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: /\.json$/,
            resourceQuery: /^\?url$/,
            type: 'asset/resource',
            generator: { filename: 'assets/data/[name].[contenthash:8][ext]', emit: !isServer },
          },
        ],
      },
    }),
    async contentLoaded({ actions: { addRoute, createData } }) {
      const releases = countReleases();
      await createData('libraries.json', readLibraries());
      for (const { version } of versions)
        await createData(`declarations/${version}.json`, JSON.stringify(renderDeclarations(loadFacts(version))));
      await createData('declarations/erela.js.json', JSON.stringify(erelaDeclarations()));
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
          // Use an alias, because an absolute path would appear in the published scripts.
          modules: { comparison: `@generated/comparison/default/${file}` },
          metadata: { lastUpdatedAt: Date.parse(released) },
        });
      }
    },
  };
}
