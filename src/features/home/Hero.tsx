import type { ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import compatibility from '@generated/site-data/default/compatibility.json';
import Play from '@site/docs/_play.mdx';
import { playback } from '@site/src/config/playback';
import { searchPage, site } from '@site/src/config/site';
import CodeSample from '@site/src/elements/copy-code/CodeSample';
import fieldStyles from '@site/src/styles/field.module.css';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ThemedImage from '@theme/ThemedImage';
import NowPlaying from './NowPlaying';
import { doors, managers, queries } from './text';
import styles from './styles.module.css';

/** MDX modules accept a `components` prop that their type does not declare. */
const PlaySample = Play as ComponentType<{ components: { a: typeof Link } }>;

const [{ version, node, discordjs }] = compatibility;

/** The first screen: the promise, the installation command, search, and a sample with its result. */
export default function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.name}>
        <p className={styles.eyebrow}>
          <Logo />
          {site.title}
        </p>
        <Heading as="h1" className={styles.title}>
          Music for your Discord bot
        </Heading>
        <p className={styles.lead}>
          Search tracks, queue them for each guild, and play them in voice channels. Lavalink sends the audio.
        </p>
        <p className={`secondary ${styles.requirements}`}>
          <Link to={`/versions/${version}`}>{version}</Link> · Lavalink {playback.lavalink}+ · Node.js {node} ·
          discord.js {discordjs}
        </p>
        <InstallTabs />
        <Search />
      </div>
      <figure className={`margin--none ${styles.sample}`}>
        <figcaption className="secondary small">Play a song</figcaption>
        <PlaySample components={{ a: Link }} />
        <NowPlaying />
      </figure>
      <Doors />
    </div>
  );
}

/** The navbar logo. The empty `alt` marks the image as decorative, because the name follows. */
function Logo(): ReactNode {
  const { logo } = useThemeConfig().navbar;
  const sources = { light: useBaseUrl(logo?.src), dark: useBaseUrl(logo?.srcDark ?? logo?.src) };
  return <ThemedImage className={styles.logo} alt="" width={28} height={28} sources={sources} />;
}

/** The command that installs Magmastream, with a tab for each package manager. */
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

/** A plain form, because the home page loads no search code before the reader asks for it. */
function Search(): ReactNode {
  const action = useBaseUrl(searchPage);
  return (
    <form role="search" aria-label="Documentation" action={action} className={styles.search}>
      <label className={fieldStyles.field}>
        <span className={styles.searchLabel}>Search the documentation</span>
        <input type="search" name="q" placeholder="A method, an event or an error message" autoComplete="off" />
      </label>
      <p className="secondary small margin--none">
        Try{' '}
        {queries.map((query, index) => (
          <span key={query}>
            {index > 0 && ', '}
            <Link to={`${searchPage}?q=${encodeURIComponent(query)}`}>{query}</Link>
          </span>
        ))}
      </p>
    </form>
  );
}

function Doors(): ReactNode {
  return (
    <ul className={`clean-list margin--none ${styles.doors}`}>
      {doors.map(({ label, description, to }) => (
        <li key={to} className={`card ${styles.door}`}>
          <Link to={to}>{label}</Link>
          <p className="secondary">{description}</p>
        </li>
      ))}
    </ul>
  );
}
