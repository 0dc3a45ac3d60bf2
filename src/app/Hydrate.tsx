import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

/** Marks the page as one that React hydrates. `src/config/ssrTemplate.ts` gives only these pages the scripts of React. */
export default function Hydrate(): ReactNode {
  return (
    <Head>
      <html lang="en" data-hydrate="true" />
    </Head>
  );
}
