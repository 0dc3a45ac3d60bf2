import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /offline: the page that the service worker shows if the requested page is neither reachable nor cached. */
export default function Offline(): ReactNode {
  return (
    <Layout
      title="Not saved for offline reading"
      description="You are offline, and this browser has no saved copy of the page."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg page">
        <Heading as="h1">Not saved for offline reading</Heading>
        <p>This page could not be loaded, and this browser has no saved copy of it. Reload it when you are online.</p>
        <p>
          Pages that you visit are saved automatically. To save all pages of a version, open{' '}
          <Link to="/versions#offline">Versions</Link>.
        </p>
        <Heading as="h2" id="kept">
          Saved in this browser
        </Heading>
        <ul data-saved />
      </main>
    </Layout>
  );
}
