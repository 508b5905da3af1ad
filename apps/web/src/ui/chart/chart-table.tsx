import type { ReactNode } from 'react';
import styles from './chart-table.module.css';

interface ChartTableProps {
  /** What opens it: 'All days as a table'. */
  summary: string;
  /** Headings, that of the rows first. */
  heads: readonly string[];
  /** Cells in the order of the headings. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Every number of a chart, for those who want to read, copy or hear it. */
export function ChartTable({ summary, heads, rows }: ChartTableProps) {
  return (
    <details className={styles.table}>
      <summary>{summary}</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [head, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
