import { SelectField } from './field.tsx';
import * as messages from './messages.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import styles from './sort-control.module.css';
import type { Column, Sort, WholePage } from './table-column.ts';

interface SortControlProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  whole: WholePage | undefined;
}

const TEXT_WORDS = { asc: messages.aToZ, desc: messages.zToA };
const TIME_WORDS = { asc: messages.oldestFirst, desc: messages.newestFirst };
const NUMBER_WORDS = { asc: messages.lowestFirst, desc: messages.highestFirst };

const DIRECTIONS = ['asc', 'desc'] as const;
const optionOf = ({ by, direction }: Sort) => `${by} ${direction}`;

/** Order and choice of the whole page on a phone, where a table has no header. */
export function SortControl<Row>({ columns, sort, onSort, whole }: SortControlProps<Row>) {
  const sortable = columns.flatMap(({ header, sortBy, isTime, isNumber, orderWords }) =>
    sortBy
      ? [
          {
            header,
            sortBy,
            words: orderWords ?? (isTime ? TIME_WORDS : isNumber ? NUMBER_WORDS : TEXT_WORDS),
          },
        ]
      : [],
  );
  const canSort = onSort !== undefined && sortable.length > 0;
  if (!canSort && !whole) return null;
  const current = sort ? optionOf(sort) : '';
  const isSortable = sortable.some(({ sortBy }) => sortBy === sort?.by);
  return (
    <div className={styles.control}>
      {canSort && (
        <SelectField
          label={messages.order}
          value={current}
          options={[
            ...(isSortable ? [] : [{ value: current, label: messages.defaultOrder }]),
            ...sortable.flatMap(({ header, sortBy, words }) => [
              ...DIRECTIONS.map((direction) => ({
                value: optionOf({ by: sortBy, direction }),
                label: messages.orderedBy({ column: header, order: words[direction] }),
              })),
            ]),
          ]}
          onChange={(event) => {
            const [by, direction] = event.currentTarget.value.split(' ');
            if (by) onSort({ by, direction: direction === 'desc' ? 'desc' : 'asc' });
          }}
        />
      )}
      {whole && (
        <div className={styles.whole}>
          <RowCheckbox label={messages.selectAllRowsPage} {...whole} />
          <span aria-hidden="true">{messages.thisPage}</span>
        </div>
      )}
    </div>
  );
}
