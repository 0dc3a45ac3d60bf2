import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import home from '@generated/home/default/home.json';
import { site } from '@site/src/config/site';
import { currentVersion } from '@site/src/config/versions';
import Heading from '@theme/Heading';
import ThemedImage from '@theme/ThemedImage';
import { dateText } from '../../lib/dateText';
import HomeSample from '../HomeSample';
import InstallTabs from '../InstallTabs';
import styles from './styles.module.css';

/** The first screen: name, what it is, how to install it, where to read on, and beside it how it is used. */
export default function HomeHero(): ReactNode {
  const { version, released, path } = currentVersion;
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
          <Link className="button button--primary" to={`/${path}/getting-started/installation`}>
            Get started
          </Link>
          <Link className="button button--secondary" to={home.reference[0].to}>
            Reference
          </Link>
        </p>
        <p className={styles.version}>
          <strong>{version}</strong>, released <time dateTime={released}>{dateText(released)}</time>:{' '}
          <Link to={`/versions/${version}`}>what changed</Link>
        </p>
      </div>
      <HomeSample />
    </div>
  );
}

/** The mark of the navbar, large: the name beside it says what it is. */
function Logo(): ReactNode {
  const { logo } = useThemeConfig().navbar;
  const sources = { light: useBaseUrl(logo?.src), dark: useBaseUrl(logo?.srcDark ?? logo?.src) };
  return <ThemedImage className={styles.logo} alt="" width={44} height={44} sources={sources} />;
}
