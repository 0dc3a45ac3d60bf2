import type { LoadContext, Plugin } from '@docusaurus/types';
import { countAll, drawAll } from '../../features/statistics/figures';

/**
 * Writes `@generated/figures/default/figures.json` and `charts.json`: numbers and geometry, so that neither the facts nor
 * the library that places every bar reach the bundle.
 */
export default function figuresPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'figures',
    async contentLoaded({ actions: { createData } }) {
      const figures = countAll(siteDir);
      await createData('figures.json', figures);
      await createData('charts.json', drawAll(figures));
    },
  };
}
