import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /offline: the page that the service worker shows if the requested page is neither reachable nor cached. */
export default function Offline(): ReactNode {
  return (
    <Layout
      title="Not kept for reading offline"
      description="The page cannot be reached, and this browser has not kept it."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg page">
        <Heading as="h1">Not kept for reading offline</Heading>
        <p>This page cannot be reached now, and this browser has not kept it. Reload it when you are connected.</p>
        <p>
          What you read is kept. To have all pages of a version, keep it on <Link to="/versions#offline">Versions</Link>
          .
        </p>
        <Heading as="h2" id="kept">
          Kept in this browser
        </Heading>
        <ul data-saved />
      </main>
    </Layout>
  );
}
