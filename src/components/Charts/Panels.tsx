import type { ReactNode } from 'react';
import Drawing from './Drawing';
import styles from './styles.module.css';
import type { Drawing as Numbers } from '@site/src/figures/drawing';

/** Drawings of one kind with scales of their own, beside each other where there is room. */
export default function Panels({ panels }: { panels: readonly { name: string; drawing: Numbers }[] }): ReactNode {
  return (
    <div className={styles.panels}>
      {panels.map(({ name, drawing }) => (
        <div key={name}>
          <p className={styles.panel}>{name}</p>
          <Drawing drawing={drawing} label={name} />
        </div>
      ))}
    </div>
  );
}
