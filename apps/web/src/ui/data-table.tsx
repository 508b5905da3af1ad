import type { ReactNode } from 'react';
import { type Selection, selectedShare } from '../lib/use-selection.ts';
import { Boundary } from './boundary.tsx';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import * as messages from './messages.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { SortControl } from './sort-control.tsx';
import { Skeleton } from './states.tsx';
import type { Column, Sort } from './table-column.ts';
import { TableHeader } from './table-header.tsx';

export type { Column, Sort };

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Null while they load: the table keeps its shape. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** What the row is called where it is chosen; needed with a selection. */
  rowLabel?: (row: Row) => string;
  isDimmed?: (row: Row) => boolean;
  /** Leaves less room between columns. */
  isDense?: boolean;
  /** Headings may take several lines: of many columns of figures. */
  wrapsHeadings?: boolean;
  /** Rows of the skeleton. */
  expectedRows?: number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: Selection;
  canSelect?: (row: Row) => boolean;
}

/** The class of a link that the whole row follows. */
export const rowLink = 'row-link';
/** The class of what stays clickable by itself in such a row. */
export const rowAction = styles.rowAction ?? '';

/** A table with a sticky header; on a phone each row becomes a small list with the column names beside the values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return (
    <Boundary level="component">
      <Table {...props} />
    </Boundary>
  );
}

function Table<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel, isDimmed, expectedRows = 6, selection, canSelect } = props;
  const selectable = (rows ?? []).filter((row) => canSelect?.(row) ?? true).map(rowKey);
  const whole = selection && {
    share: selectedShare(selection.ids, selectable),
    isDisabled: selectable.length === 0,
    onChange: (isSelected: boolean) => selection.set(selectable, isSelected),
  };
  return (
    <div>
      <SortControl columns={columns} sort={props.sort} onSort={props.onSort} whole={whole} />
      <div
        className={styles.frame}
        data-dense={props.isDense || undefined}
        data-wraps={props.wrapsHeadings || undefined}
      >
        <table className={styles.table} aria-label={label} aria-busy={rows === null}>
          <TableHeader columns={columns} sort={props.sort} onSort={props.onSort} whole={whole} />
          <tbody>
            {rows?.map((row) => (
              <tr
                key={rowKey(row)}
                className={classNames(styles.row, isDimmed?.(row) && styles.dimmed)}
                data-selected={selection?.ids.has(rowKey(row)) || undefined}
              >
                {selection && (
                  <td className={styles.select}>
                    <RowCheckbox
                      label={messages.selectRow({ row: rowLabel?.(row) ?? rowKey(row) })}
                      share={selection.ids.has(rowKey(row)) ? 'all' : 'none'}
                      isDisabled={!(canSelect?.(row) ?? true)}
                      onChange={(isSelected) => selection.set([rowKey(row)], isSelected)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.key} column={column} content={column.cell(row)} />
                ))}
              </tr>
            ))}
            {rows === null &&
              Array.from({ length: expectedRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other identity
                <tr key={index} className={styles.row}>
                  {selection && (
                    <td className={styles.select}>
                      <Skeleton width="16px" height="16px" />
                    </td>
                  )}
                  {columns.map((column) => (
                    <Cell
                      key={column.key}
                      column={column}
                      content={
                        <Skeleton width={column.isMain ? '60%' : column.hidesHeader ? '24px' : '72px'} />
                      }
                    />
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Cell<Row>({ column, content }: { column: Column<Row>; content: ReactNode }) {
  const { header, hidesHeader, align, isMain, isBareOnPhone, isHalfOnPhone } = column;
  const isEmpty = content === null || content === undefined;
  return (
    <td
      data-label={hidesHeader ? '' : header}
      data-align={align}
      data-bare={isBareOnPhone || undefined}
      data-half={isHalfOnPhone || undefined}
      data-empty={isEmpty || undefined}
      className={isMain ? styles.main : undefined}
    >
      {isEmpty ? <span className="visually-hidden">{messages.none}</span> : content}
    </td>
  );
}
