import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** It opens with its name. */
export type NumbersRow = readonly ReactNode[];

/** The numbers behind a chart, in a table that is named by the heading with the id `labelledBy`. */
export default function NumbersTable(props: { labelledBy: string; columns: string[]; rows: NumbersRow[] }): ReactNode {
  return (
    <details className={styles.numbers}>
      <summary>Show the numbers</summary>
      <table className="figures" aria-labelledby={props.labelledBy}>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(([name, ...values], row) => (
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
