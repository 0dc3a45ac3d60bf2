import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import displayFont from '@fontsource/sora/files/sora-latin-700-normal.woff2';
import SiteMetadata from '@theme-original/SiteMetadata';

/**
 * What the head of every page says. It differs from that of the classic theme in one line: the display face is asked for
 * before the style sheet that names it has arrived, so that the first text is already set in it.
 */
export default function SiteMetadataWithFont(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={displayFont} />
      </Head>
    </>
  );
}
