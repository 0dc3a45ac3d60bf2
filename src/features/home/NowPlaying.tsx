import type { ReactNode } from 'react';
import styles from './nowPlaying.module.css';

/** A still picture of a reply that a bot could send. Only its text is read by screen readers. */
export default function NowPlaying(): ReactNode {
  return (
    <div className={styles.card}>
      <svg className={styles.cover} viewBox="0 0 72 72" aria-hidden="true">
        <rect width="72" height="72" rx="8" fill="var(--ifm-color-primary-contrast-background)" />
        <path
          d="M16 50V38M26 50V26M36 50V16M46 50V30M56 50V40"
          stroke="var(--ifm-color-primary)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </svg>
      <div className={styles.text}>
        <p className="secondary small margin--none">Now playing</p>
        <p className={`margin--none ${styles.track}`}>Lava Flows Downhill</p>
        <p className="secondary small margin--none">Basalt Trio · requested by @you</p>
        <div className={styles.progress} aria-hidden="true">
          <span>1:12</span>
          <span className={styles.bar} />
          <span>3:20</span>
        </div>
      </div>
    </div>
  );
}
