import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import home from '@generated/home/default/home.json';
import { currentVersion } from '@site/src/config/versions';
import styles from './styles.module.css';

/** A song played in a few lines: `play.mdx`, compiled by `npm run check`, with the library's names linked. */
export default function HomeSample(): ReactNode {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>Play a song</figcaption>
      <div className="code-sample">
        <pre className="language-ts">
          <code>
            {home.sample.map(({ text, kind, href }, index) => {
              const className = clsx(kind && `token ${kind}`, href && styles.name) || undefined;
              if (href) {
                return (
                  <Link key={index} className={className} to={href}>
                    {text}
                  </Link>
                );
              }
              return className ? (
                <span key={index} className={className}>
                  {text}
                </span>
              ) : (
                text
              );
            })}
          </code>
        </pre>
        <button className="code-copy" type="button">
          Copy
        </button>
      </div>
      <p className={styles.after}>
        <Link to={`/${currentVersion.path}/getting-started/examples/index-js`}>A whole bot in one file</Link> has the
        rest: the connection to Lavalink, the commands and the voice packets.
      </p>
    </figure>
  );
}
