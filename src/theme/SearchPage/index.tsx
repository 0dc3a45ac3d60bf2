import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import PageFinder from '@site/src/components/PageFinder';
import { text } from '@site/src/components/PageFinder/text';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /search: finds pages by name. Kept out of search engines, because every query would be an address of its own. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title={text.title} description={text.description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg page">
        <Heading as="h1">{text.title}</Heading>
        <p>{text.scope}</p>
        <PageFinder />
      </main>
    </Layout>
  );
}
