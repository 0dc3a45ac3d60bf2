import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import VersionTable from '@site/src/components/VersionTable';
import { currentVersion, legacyRelease, versions } from '@site/src/config/versions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const past = versions.filter(({ isLast }) => !isLast);

/** /versions: every documented version, derived from the one versions file. */
export default function Versions(): ReactNode {
  return (
    <Layout
      title="Versions"
      description={`The ${versions.length} documented versions of Magmastream and their release notes.`}
    >
      <main className="container margin-vert--lg page">
        <Heading as="h1">Versions</Heading>
        <p>Each version has its own documentation, with the API exactly as that version has it.</p>

        <Heading as="h2" id="current">
          Current version
        </Heading>
        <VersionTable labelledBy="current" versions={[currentVersion]} />

        <Heading as="h2" id="past">
          Past versions
        </Heading>
        <p>Search engines list the newest versions only, so that a search leads to pages that still apply.</p>
        <VersionTable labelledBy="past" versions={past} />

        <Heading as="h2" id="legacy">
          Version {legacyRelease.label}
        </Heading>
        <p>
          The first generation has no documentation here and is no longer maintained. Its{' '}
          <Link href={legacyRelease.release}>release notes of version {legacyRelease.label}</Link> remain on GitHub.
        </p>
      </main>
    </Layout>
  );
}
