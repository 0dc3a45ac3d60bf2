import type { ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import compatibility from '@generated/site-data/default/compatibility.json';
import Play from '@site/docs/_play.mdx';
import CodeSample from '@site/src/elements/copy/CodeSample';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import NowPlaying from './NowPlaying';
import { installation, managers, missingVersion, reference, shortRange } from './text';
import styles from './styles.module.css';

/** Adds the `components` prop, which MDX modules accept but their type omits. */
const PlaySample = Play as ComponentType<{ components: { a: typeof Link } }>;

/** The first screen of the home page: the headline, install command, requirements, code sample and its result. */
export default function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.promise}>
        <Heading as="h1" className={styles.title}>
          Music for your Discord bot
        </Heading>
        <p className={styles.lead}>
          Magmastream lets your bot play music through a Lavalink server. Search tracks, queue them for each guild, and
          listen to an event for every change.
        </p>
        <InstallTabs />
        <Requirements />
        <p className="actions">
          <Link className="button button--primary" to={installation}>
            Get started
          </Link>
          <Link className="button button--secondary" to={reference}>
            Reference
          </Link>
        </p>
        <p className="secondary small margin--none">
          <Link to="/docs/getting-started/examples/index-js">A complete bot in one file</Link> includes the connection
          to Lavalink, the commands and the voice packets.
        </p>
      </div>
      <div className={styles.example}>
        <Sample />
        <NowPlaying />
      </div>
    </div>
  );
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
  const { lavalink, node, discordjs } = compatibility[0];
  return (
    <p className={`secondary ${styles.requirements}`}>
      For <span>Lavalink {shortRange(lavalink)}</span>, <span>Node.js {shortRange(node)}</span>,{' '}
      <span>discord.js {shortRange(discordjs)}</span> · <Link to={missingVersion}>Not on npm?</Link>
    </p>
  );
}

function Sample(): ReactNode {
  return (
    <figure className={`margin--none ${styles.sample}`}>
      <figcaption className="secondary small">Play a song</figcaption>
      <PlaySample components={{ a: Link }} />
    </figure>
  );
}
