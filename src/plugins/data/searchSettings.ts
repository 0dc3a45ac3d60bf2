import type { LoadContext, Plugin } from '@docusaurus/types';

/** Writes the search configuration to a module, for scripts that run without the React app. */
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
