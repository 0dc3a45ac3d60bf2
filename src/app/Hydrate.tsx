import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

/** Marks a page for hydration. `src/config/ssrTemplate.ts` adds the React scripts only to marked pages. */
export default function Hydrate(): ReactNode {
  return (
    <Head>
      <html lang="en" data-hydrate="true" />
    </Head>
  );
}
