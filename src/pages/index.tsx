import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Hero from '@site/src/features/home/Hero';
import { Bots, Features, Tasks } from '@site/src/features/home/Sections';
import { site } from '@site/src/config/site';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout
      title="🔥 Homepage"
      description={`${site.tagline}: install it, play a song in a few lines, and read the reference for every version.`}
    >
      {/* `src/elements/load-failure` reads the base URL from this attribute. */}
      <Head>
        <html lang="en" data-base-url={useBaseUrl('/')} />
      </Head>
      <main className="container margin-vert--lg page">
        <Hero />
        <Features />
        <Tasks />
        <Bots />
      </main>
    </Layout>
  );
}
