import { Fragment, type ReactNode } from 'react';
import { Loading, Skeleton } from '../../ui/states.tsx';
import styles from './row-list.module.css';

const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six'];

interface RowListProps<Row> {
  /** Null while they load: the list keeps its shape. */
  rows: readonly Row[] | null;
  loading: string;
  children: (row: Row) => ReactNode;
}

/** Rows whose words need the whole width, and not a table's columns. */
export function RowList<Row extends { id: string }>({ rows, loading, children }: RowListProps<Row>) {
  if (rows === null)
    return (
      <Loading label={loading}>
        <div className="rows">
          {SKELETONS.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width="40%" />
              <Skeleton width="70%" />
              <Skeleton width="55%" height="0.75rem" />
            </div>
          ))}
        </div>
      </Loading>
    );
  return (
    <ol className="rows">
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          {children(row)}
        </li>
      ))}
    </ol>
  );
}

interface RowDetailsProps {
  summary: string;
  /** Each with its name; what is null is left out. */
  facts: Readonly<Record<string, string | null>>;
  children?: ReactNode;
}

/** More of a row, once somebody wants to see it. */
export function RowDetails({ summary, facts, children }: RowDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <dl>
        {Object.entries(facts).map(
          ([name, value]) =>
            value !== null && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {children}
    </details>
  );
}
