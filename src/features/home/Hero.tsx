import type { ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import compatibility from '@generated/site-data/default/compatibility.json';
import Play from '@site/docs/_play.mdx';
import { site } from '@site/src/config/site';
import { currentVersion } from '@site/src/config/versions';
import CodeSample from '@site/src/elements/copy/CodeSample';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ThemedImage from '@theme/ThemedImage';
import NowPlaying from './NowPlaying';
import SearchForm from './SearchForm';
import { installation, managers, reference, shortRange } from './text';
import styles from './styles.module.css';

/** MDX modules accept a `components` prop, but their type does not declare this prop. */
const PlaySample = Play as ComponentType<{ components: { a: typeof Link } }>;

/** The first screen of the home page: headline, installation command, requirements, search field and code sample. */
export default function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.promise}>
        <p className={styles.name}>
          <Logo />
          {site.title}
        </p>
        <Heading as="h1" className={styles.title}>
          Music for your Discord bot
        </Heading>
        <p className={styles.lead}>
          A Node.js client for Lavalink: search tracks, queue them for each guild, and listen to an event for every
          change.
        </p>
        <InstallTabs />
        <p className="actions">
          <Link className="button button--primary" to={installation}>
            Get started
          </Link>
          <Link className="button button--secondary" to={reference[0].to}>
            Reference
          </Link>
        </p>
        <Requirements />
        <SearchForm />
      </div>
      <div className={styles.example}>
        <Sample />
        <NowPlaying />
      </div>
    </div>
  );
}

/** Navbar logo. The empty `alt` marks the image as decorative, because the site name follows. */
function Logo(): ReactNode {
  const { logo } = useThemeConfig().navbar;
  const sources = { light: useBaseUrl(logo?.src), dark: useBaseUrl(logo?.srcDark ?? logo?.src) };
  return <ThemedImage alt="" width={36} height={36} sources={sources} />;
}

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

function Requirements(): ReactNode {
  const { version } = currentVersion;
  const { lavalink, node, discordjs } = compatibility[0];
  return (
    <p className={`secondary ${styles.requirements}`}>
      <span>Lavalink {shortRange(lavalink)}</span> <span>Node.js {shortRange(node)}</span>{' '}
      <span>discord.js {shortRange(discordjs)}</span>{' '}
      <Link to={`/versions/${version}`} aria-label={`${version}: changes`}>
        {version}
      </Link>
    </p>
  );
}

function Sample(): ReactNode {
  return (
    <figure className={`margin--none ${styles.sample}`}>
      <figcaption className="secondary small">Play a song</figcaption>
      <PlaySample components={{ a: Link }} />
      <p className={`secondary small ${styles.after}`}>
        <Link to="/docs/getting-started/examples/index-js">A complete bot in one file</Link> adds the connection to
        Lavalink, the commands and the voice packets.
      </p>
    </figure>
  );
}
