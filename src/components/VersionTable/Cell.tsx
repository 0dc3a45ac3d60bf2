import type { ReactNode } from 'react';
import { roles } from './roles';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  column: keyof typeof text.columns;
  children: ReactNode;
}

/** A cell that names its column itself where the table has become cards and its head is out of sight. */
export default function Cell({ column, children }: Props): ReactNode {
  return (
    <td {...roles.cell} className={styles[column]}>
      <span className={styles.label}>{text.columns[column]}</span> {children}
    </td>
  );
}
