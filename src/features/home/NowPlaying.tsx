import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A static picture of the result of the code sample: the message that a bot sends while it plays a track. */
export default function NowPlaying(): ReactNode {
  return (
    <figure className={`card ${styles.player}`}>
      <figcaption className="secondary small">In your guild</figcaption>
      <svg className={styles.cover} viewBox="0 0 72 72" aria-hidden="true">
        <path className={styles.glow} d="M0 72V52l22-28 8 6 8-8 12 14 6-4 16 22v18z" />
        <path className={styles.lava} d="m22 24 8 6 8-8 5 6-4 14-5-6-4 16-5-10-6 8z" />
        <circle className={styles.lava} cx="34" cy="11" r="4" />
      </svg>
      <div className={styles.track}>
        <p className={styles.state}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d="M1 6h2v7H1zm5-5h2v12H6zm5 3h2v9h-2z" />
          </svg>
          Now playing
        </p>
        <p>
          <strong>Rivers of Fire</strong> <span className="secondary">The Calderas</span>
        </p>
        <p className={`secondary small ${styles.time}`}>
          1:27 <span className={styles.bar} aria-hidden="true" /> 3:41
        </p>
      </div>
      <p className={`secondary small ${styles.next}`}>Up next: Basalt, Slow Eruption and 3 more</p>
    </figure>
  );
}
