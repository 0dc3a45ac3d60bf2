import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The cells of a table row. The first cell is the row header. */
export type NumbersRow = readonly ReactNode[];

/** A collapsed table with the numbers of a chart. `labelledBy` is the id of the element that labels the table. */
export default function NumbersTable(props: { labelledBy: string; columns: string[]; rows: NumbersRow[] }): ReactNode {
  return (
    <details className={`small ${styles.numbers}`}>
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
