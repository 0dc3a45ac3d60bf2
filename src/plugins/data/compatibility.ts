import type { Plugin } from '@docusaurus/types';
import { compatibilityOf } from '../../api/compatibility';
import { loadFacts } from '../../api/load';
import { versions } from '../../config/versions';

/** Writes `@generated/compatibility/default/compatibility.json`, so that the bundle contains no API facts. */
export default function compatibilityPlugin(): Plugin {
  return {
    name: 'compatibility',
    async contentLoaded({ actions }) {
      const rows = versions.map(({ version }) => compatibilityOf(loadFacts(version)));
      await actions.createData('compatibility.json', rows);
    },
  };
}
