import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { Skeleton } from './states.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers end at the right edge. */
  align?: 'end';
  width?: string;
  /** The name of the row: first on a phone, and where the row's link belongs (see rowLink). */
  isMain?: boolean;
  /** The header is heard but not seen: for a column of buttons. */
  hidesHeader?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Null while they load: the table keeps its shape. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  isDimmed?: (row: Row) => boolean;
  /** Rows of the skeleton. */
  expectedRows?: number;
}

/** The class of a link that the whole row follows. */
export const rowLink = styles.rowLink ?? '';
/** The class of what stays clickable by itself in such a row. */
export const rowAction = styles.rowAction ?? '';

/** A table with a sticky header; on a phone each row becomes a small list with the column names beside the values. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  isDimmed,
  expectedRows = 6,
}: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={rows === null}>
        <thead>
          <tr>
            {columns.map(({ key, header, align, width, hidesHeader }) => (
              <th key={key} scope="col" style={{ width }} data-align={align}>
                <span className={hidesHeader ? 'visually-hidden' : undefined}>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <tr key={rowKey(row)} className={classNames(styles.row, isDimmed?.(row) && styles.dimmed)}>
              {columns.map(({ key, header, cell, align, isMain, hidesHeader }) => (
                <td
                  key={key}
                  data-label={hidesHeader ? '' : header}
                  data-align={align}
                  className={isMain ? styles.main : undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows === null &&
            Array.from({ length: expectedRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other identity
              <tr key={index} className={styles.row}>
                {columns.map(({ key, header, align, isMain, hidesHeader }) => (
                  <td
                    key={key}
                    data-label={hidesHeader ? '' : header}
                    data-align={align}
                    className={isMain ? styles.main : undefined}
                  >
                    <Skeleton width={isMain ? '60%' : hidesHeader ? '24px' : '72px'} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
