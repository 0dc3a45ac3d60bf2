import type { ReactNode } from 'react';
import clsx from 'clsx';
import Hero from '@site/src/features/home/Hero';
import { Bots, Features, Figures, Ways } from '@site/src/features/home/Sections';
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
        <Hero />
        <Features />
        <Ways />
        <Figures />
        <Bots />
      </main>
    </Layout>
  );
}
