import type { ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import Play from '@site/docs/_play.mdx';
import { site } from '@site/src/config/site';
import { currentVersion } from '@site/src/config/versions';
import CodeSample from '@site/src/elements/copy-code/CodeSample';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ThemedImage from '@theme/ThemedImage';
import { dateText } from '../../lib/dateText';
import { installation, managers, reference } from './text';
import styles from './styles.module.css';

/** MDX modules accept a `components` prop that their type does not declare. */
const PlaySample = Play as ComponentType<{ components: { a: typeof Link } }>;

/** The first screen: an introduction, the installation command, links and a code sample. */
export default function Hero(): ReactNode {
  const { version, released } = currentVersion;
  return (
    <div className={styles.hero}>
      <div className={styles.name}>
        <Heading as="h1" className={styles.title}>
          <Logo />
          {site.title}
        </Heading>
        <p className={styles.lead}>
          Magmastream is a Node.js library with which your Discord bot plays music through Lavalink 4: a player and a
          queue for every guild, and an event for everything that happens to them.
        </p>
        <InstallTabs />
        <p className="actions">
          <Link className="button button--primary" to={installation}>
            Get started
          </Link>
          <Link className="button button--secondary" to={reference}>
            Reference
          </Link>
        </p>
        <p className={`secondary margin--none ${styles.version}`}>
          <strong>{version}</strong>, released <time dateTime={released}>{dateText(released)}</time>:{' '}
          <Link to={`/versions/${version}`}>what changed</Link>
        </p>
      </div>
      <Sample />
    </div>
  );
}

/** The navbar logo. The empty `alt` marks the image as decorative, because the title follows. */
function Logo(): ReactNode {
  const { logo } = useThemeConfig().navbar;
  const sources = { light: useBaseUrl(logo?.src), dark: useBaseUrl(logo?.srcDark ?? logo?.src) };
  return <ThemedImage className={styles.logo} alt="" width={44} height={44} sources={sources} />;
}

/** The command that installs the library, with a tab for each package manager. */
function InstallTabs(): ReactNode {
  return (
    <div className={styles.install}>
      <Tabs groupId="package-manager">
        {managers.map(({ name, command }) => (
          <TabItem key={name} value={name} label={name}>
            <CodeSample code={command} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

function Sample(): ReactNode {
  return (
    <figure className={`margin--none ${styles.sample}`}>
      <figcaption className="secondary small">Play a song</figcaption>
      <PlaySample components={{ a: Link }} />
      <p className={`secondary small ${styles.after}`}>
        <Link to="/docs/getting-started/examples/index-js">A whole bot in one file</Link> has the rest: the connection
        to Lavalink, the commands and the voice packets.
      </p>
    </figure>
  );
}
