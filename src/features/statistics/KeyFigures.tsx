import type { ReactNode } from 'react';
import figures from '@generated/site-data/default/figures.json';
import { releases } from '@site/src/config/releases';
import styles from './styles.module.css';

const { members, samples } = figures[0];

const keyFigures = {
  Releases: releases.length,
  'Documented versions': figures.length,
  'Members in the API': members,
  'Compiled samples': samples,
};

/** Shows four figures about Magmastream and the current version of its documentation. */
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
