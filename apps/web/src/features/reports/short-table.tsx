import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './evidence-tables.module.css';
import * as messages from './messages.ts';

const SHOWN_FIRST = 5;

interface ShortTableProps<Row> {
  rows: readonly Row[];
  noun: 'competitors' | 'names' | 'sites';
  children: (rows: readonly Row[]) => ReactNode;
}

/** The first rows of a longer table, and all of them once they are asked for. */
export function ShortTable<Row>({ rows, noun, children }: ShortTableProps<Row>) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      {children(showsAll ? rows : rows.slice(0, SHOWN_FIRST))}
      {rows.length > SHOWN_FIRST && (
        <div className={styles.more}>
          <Button look="quiet" size="small" onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? messages.firstRows({ count: SHOWN_FIRST, noun })
              : messages.moreRows({ count: rows.length - SHOWN_FIRST })}
          </Button>
        </div>
      )}
    </>
  );
}
