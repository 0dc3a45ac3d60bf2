import type { Plugin } from '@docusaurus/types';
import { compatibilityOf } from '../../api/compatibility';
import { loadFacts } from '../../api/load';
import { versions } from '../../config/versions';

/** Writes the rows to `@generated/compatibility/default/compatibility.json`, so that no facts reach the bundle. */
export default function compatibilityPlugin(): Plugin {
  return {
    name: 'compatibility',
    async contentLoaded({ actions }) {
      const rows = versions.map(({ version }) => compatibilityOf(loadFacts(version)));
      await actions.createData('compatibility.json', rows);
    },
  };
}
