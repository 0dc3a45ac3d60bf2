import { join, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Turns the components in `src/islands` into islands where pages import them. */
export default function islands({ siteDir }: LoadContext): Plugin {
  return {
    name: 'islands',
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: /[\\/]src[\\/]islands[\\/]\w+[\\/]index\.tsx$/,
            // The dynamic import in `reactIsland.ts` has a context without a path.
            issuer: { and: [/./, { not: join(siteDir, 'src/islands') + sep }] },
            enforce: 'pre',
            use: [{ loader: join(__dirname, 'islandLoader.cjs'), options: { isServer } }],
          },
        ],
      },
    }),
  };
}
