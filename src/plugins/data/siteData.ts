import type { LoadContext, Plugin } from '@docusaurus/types';
import { compatibilityOf } from '../../api/compatibility';
import { loadFacts } from '../../api/load';
import { indexOf } from '../../api/lookup';
import { hasOfflineCache } from '../../config/environment';
import { currentVersion, versions } from '../../config/versions';
import { symbolUrlsOf } from '../../content/read/urls';
import { countFigures, drawCharts } from '../../features/statistics/figures';

/** Writes the data that pages import. The bundle then contains neither API facts nor the chart library. */
export default function siteData({ siteDir, baseUrl, siteConfig: { themeConfig } }: LoadContext): Plugin {
  return {
    name: 'site-data',
    async contentLoaded({ actions: { createData } }) {
      const figures = countFigures(siteDir);
      await createData('figures.json', figures);
      await createData('charts.json', drawCharts(figures));
      const compatibility = versions.map(({ version }) => compatibilityOf(loadFacts(version)));
      await createData('compatibility.json', compatibility);
      const urls = [...symbolUrlsOf(siteDir, currentVersion)];
      const pages = urls.map(([symbol, url]) => [symbol.toLowerCase(), url.replace(/#.*$/, '')] as const);
      await createData('symbolPages.json', Object.fromEntries(pages));
      const names = versions.flatMap(({ version }) => {
        const { symbols, members, events } = indexOf(loadFacts(version));
        return [symbols, ...members.values(), events].flatMap((named) => [...named.keys()]);
      });
      await createData('apiNames.json', [...new Set(names)]);
      const settings = Object.entries({ baseUrl, algolia: themeConfig.algolia, hasOfflineCache });
      const lines = settings.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
      await createData('settings.mjs', lines.join(''));
    },
  };
}
