import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeSample from '@site/src/components/CodeSample';
import { site } from '@site/src/config/site';
import { currentVersion, mainPath, versions } from '@site/src/config/versions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /: what the library is, how to install it, and where to read on. */
export default function Home(): ReactNode {
  return (
    <Layout title="🔥 Homepage" description={`${site.title}: ${site.tagline}.`}>
      <main className="container margin-vert--xl page">
        <Heading as="h1">🔥 {site.title}</Heading>
        <p className="lead">
          Magmastream is a Lavalink v4 client for Node.js: your Discord bot asks for music, and Lavalink servers find
          it, stream it and keep the queue playing.
        </p>
        <CodeSample code={site.installCommand} />
        <p className="actions">
          <Link className="button button--primary button--lg" to={mainPath(currentVersion)}>
            Get started
          </Link>
          <Link className="button button--secondary button--lg" to={`/${currentVersion.path}/classes/Manager`}>
            Reference
          </Link>
        </p>
        <p>
          The current version is <strong>{currentVersion.version}</strong>. All {versions.length} documented versions
          are on the <Link to="/versions">versions page</Link>.
        </p>
      </main>
    </Layout>
  );
}
