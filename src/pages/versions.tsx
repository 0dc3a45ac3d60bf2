import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { hasOfflineCache } from '@generated/site-data/default/settings.mjs';
import VersionTable from '@site/src/features/versions/VersionTable';
import CodeCheck from '@site/src/islands/CodeCheck';
import SaveVersion from '@site/src/islands/SaveVersion';
import VersionCompare from '@site/src/islands/VersionCompare';
import { currentVersion, legacyRelease, upgradeGuide, versions } from '@site/src/config/versions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const oldest = versions[versions.length - 1];

/** /versions: a comparison of two versions, a code check, a table of all versions, and saved versions. */
export default function Versions(): ReactNode {
  return (
    <Layout
      title="Versions"
      description={`All ${versions.length} documented versions of Magmastream: status, requirements, the changes in each version, and a comparison of any two.`}
    >
      <main className="container margin-vert--lg page">
        <Heading as="h1">Versions</Heading>
        <Heading as="h2" id="compare">
          Compare two versions
        </Heading>
        <VersionCompare />

        <Heading as="h2" id="check">
          Check your code
        </Heading>
        <CodeCheck />

        <Heading as="h2" id="all">
          All versions
        </Heading>
        <p>
          Every version since {oldest.version} has its own documentation, which describes the API of exactly that
          version. Version {legacyRelease.label} has release notes only. To upgrade a bot to {currentVersion.version},
          follow the <Link to={upgradeGuide}>upgrade guide</Link>.
        </p>
        <VersionTable labelledBy="all" />
        <p>
          The counts compare each version with the previous one, in symbols, members and events. A renamed item counts
          as changed. A change is breaking if code that compiled before may no longer compile. The comparisons also show
          option defaults, errors and packages.
        </p>

        {hasOfflineCache && (
          <>
            <Heading as="h2" id="offline">
              Read a version offline
            </Heading>
            <p>
              Save all pages of a version in this browser to read and search them offline. After the site has been
              updated, the version is saved again in the background. Each version takes 4 to 12 MB.
            </p>
            <SaveVersion />
          </>
        )}
      </main>
    </Layout>
  );
}
