import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import * as messages from './messages.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import type { Column, Sort, WholePage } from './table-column.ts';
import styles from './table-header.module.css';

interface TableHeaderProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  whole: WholePage | undefined;
}

/** Column names; what can be sorted by is a button that turns the order round. */
export function TableHeader<Row>({ columns, sort, onSort, whole }: TableHeaderProps<Row>) {
  return (
    <thead>
      <tr>
        {whole && (
          <th scope="col" className={styles.select}>
            <RowCheckbox label={messages.selectAllRowsPage} {...whole} />
          </th>
        )}
        {columns.map(({ key, header, align, width, hidesHeader, sortBy }) => (
          <th
            key={key}
            scope="col"
            style={{ width }}
            data-align={align}
            aria-sort={sort && sortBy === sort.by ? ariaSort(sort) : undefined}
          >
            {sortBy && onSort ? (
              <SortButton header={header} by={sortBy} sort={sort} onSort={onSort} />
            ) : (
              <span className={hidesHeader ? 'visually-hidden' : undefined}>{header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  header: string;
  by: string;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

function SortButton({ header, by, sort, onSort }: SortButtonProps) {
  const isSorted = sort?.by === by;
  const Icon = !isSorted ? IconSelector : sort.direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, by))}>
      {header}
      <Icon size={14} stroke={1.75} aria-hidden="true" data-sorted={isSorted} />
    </button>
  );
}

/** Another column starts ascending; the same one turns round. */
export function nextSort(sort: Sort | undefined, by: string): Sort {
  return { by, direction: sort?.by === by && sort.direction === 'asc' ? 'desc' : 'asc' };
}

function ariaSort({ direction }: Sort): 'ascending' | 'descending' {
  return direction === 'asc' ? 'ascending' : 'descending';
}
