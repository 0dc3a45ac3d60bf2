import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
  columns: readonly string[];
  /** Each row opens with its name. */
  rows: readonly (readonly [name: ReactNode, ...values: ReactNode[]])[];
}

/** The numbers behind a chart. */
export default function NumbersTable({ labelledBy, columns, rows }: Props): ReactNode {
  return (
    <details className={styles.numbers}>
      <summary>{text.numbers}</summary>
      <table className="figures" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
