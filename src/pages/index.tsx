import type { ReactNode } from 'react';
import clsx from 'clsx';
import HomeBots from '@site/src/components/Home/Bots';
import HomeFeatures from '@site/src/components/Home/Features';
import HomeFigures from '@site/src/components/Home/Figures';
import HomeHero from '@site/src/components/Home/Hero';
import HomeWays from '@site/src/components/Home/Ways';
import { site } from '@site/src/config/site';
import Layout from '@theme/Layout';
import styles from './index.module.css';

/** /: what the library is, how to install and use it, what it spares you, and where to read on. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="🔥 Homepage"
      description={`${site.tagline}: install it, play a song in a few lines, and read the reference of every version.`}
    >
      <main className={clsx('container margin-vert--lg page', styles.home)}>
        <HomeHero />
        <HomeFeatures />
        <HomeWays />
        <HomeFigures />
        <HomeBots />
      </main>
    </Layout>
  );
}
