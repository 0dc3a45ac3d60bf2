import type { ReactNode } from 'react';
import Hydrate from '@site/src/app/Hydrate';
import Charts from '@site/src/features/statistics/Charts';
import LiveFigures from '@site/src/features/statistics/LiveFigures';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /statistics: charts drawn by the build, and live figures from GitHub and npm. */
export default function Statistics(): ReactNode {
  return (
    <Layout
      title="Statistics"
      description="Magmastream in figures: its releases, the size and the changes of its API in every version, and its stars and downloads of today."
    >
      <Hydrate />
      <main className="container margin-vert--lg page">
        <Heading as="h1">Statistics</Heading>
        <p>
          Two kinds of figures: those that this site counts itself when it is built, and those that your browser asks of
          other hosts when you <a href="#live">come to them</a>.
        </p>

        <Heading as="h2" id="facts">
          From this site’s own facts
        </Heading>
        <Charts />

        <Heading as="h2" id="live">
          Live figures
        </Heading>
        <LiveFigures />
      </main>
    </Layout>
  );
}
