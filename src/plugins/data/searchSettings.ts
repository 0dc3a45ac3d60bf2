import type { LoadContext, Plugin } from '@docusaurus/types';

/** Writes down how the site searches, for the scripts that do without the application and its configuration. */
export default function searchSettings({ baseUrl, siteConfig: { themeConfig } }: LoadContext): Plugin {
  return {
    name: 'search-settings',
    async contentLoaded({ actions: { createData } }) {
      const settings = Object.entries({ baseUrl, algolia: themeConfig.algolia });
      const lines = settings.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
      await createData('settings.mjs', lines.join(''));
    },
  };
}
