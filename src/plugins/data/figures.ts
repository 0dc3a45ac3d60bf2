import type { LoadContext, Plugin } from '@docusaurus/types';
import { countFigures, drawCharts } from '../../features/statistics/figures';

/**
 * Writes `@generated/figures/default/figures.json` and `charts.json`, so that the bundle contains neither the API facts
 * nor the chart library.
 */
export default function figuresPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'figures',
    async contentLoaded({ actions: { createData } }) {
      const figures = countFigures(siteDir);
      await createData('figures.json', figures);
      await createData('charts.json', drawCharts(figures));
    },
  };
}
