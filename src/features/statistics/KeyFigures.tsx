import type { ReactNode } from 'react';
import figures from '@generated/site-data/default/figures.json';
import { releases } from '@site/src/config/releases';
import styles from './styles.module.css';

const { symbols, members, events, pages, samples } = figures[0];

const keyFigures = {
  Releases: releases.length,
  'Documented versions': figures.length,
  'Symbols in the API': symbols,
  Members: members,
  Events: events,
  Pages: pages,
  'Compiled samples': samples,
};

/** Shows the most important figures of the current version. */
export default function KeyFigures(): ReactNode {
  return (
    <dl className={styles.figures}>
      {Object.entries(keyFigures).map(([name, value]) => (
        <div key={name} className={`card ${styles.figure}`}>
          <dt className="secondary small">{name}</dt>
          <dd className={`margin--none ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
