import type { ReactNode } from 'react';
import Charts from '@site/src/features/statistics/Charts';
import KeyFigures from '@site/src/features/statistics/KeyFigures';
import LiveFigures from '@site/src/islands/LiveFigures';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /statistics: charts from the build, and live figures from GitHub and npm. */
export default function Statistics(): ReactNode {
  return (
    <Layout
      title="Statistics"
      description="Magmastream in figures: its releases, the size of its API in every version, the API changes, and its current stars and downloads."
    >
      <main className="container margin-vert--lg page">
        <Heading as="h1">Statistics</Heading>
        <KeyFigures />

        <Heading as="h2" id="facts">
          Figures from this documentation
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
