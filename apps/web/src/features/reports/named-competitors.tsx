import { listInWords, type NamedCompetitor } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './evidence-tables.module.css';
import * as messages from './messages.ts';
import { ShortTable } from './short-table.tsx';
import { useHasCompetitors } from './use-has-competitors.ts';
import { WITHOUT_YOU, withoutYou } from './without-you.ts';

const COLUMNS: Column<NamedCompetitor>[] = [
  { key: 'name', header: messages.competitor, isMain: true, cell: ({ name }) => name },
  {
    key: 'without',
    header: WITHOUT_YOU,
    width: '206px',
    align: 'end',
    cell: (row) => withoutYou(row.answers_naming_without_brand, row.answers_naming),
  },
];

/** Who is named in answers that do not name the brand, and in how many. Null while it loads. */
export function NamedCompetitors({
  competitors,
  uncounted = [],
}: {
  competitors: readonly NamedCompetitor[] | null;
  /** Those that stored answers are still being searched for. */
  uncounted?: readonly string[];
}) {
  if (!competitors) return <Skeleton height="290px" />;
  const instead = competitors.filter(({ answers_naming_without_brand }) => answers_naming_without_brand > 0);
  if (instead.length === 0 && uncounted.length === 0) return <NoneNamed />;
  return (
    <>
      {instead.length > 0 && (
        <ShortTable rows={instead} noun="competitors">
          {(rows) => (
            <DataTable
              label={messages.whoIsNamed}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ name }) => name}
            />
          )}
        </ShortTable>
      )}
      {uncounted.length > 0 && (
        <p className={styles.none}>{messages.notCountedYet({ names: listInWords(uncounted) })}</p>
      )}
    </>
  );
}

function NoneNamed() {
  const hasCompetitors = useHasCompetitors(true);
  if (hasCompetitors === undefined) return <Skeleton width="60%" />;
  return (
    <p className={styles.none}>
      {hasCompetitors === false ? messages.noCompetitorsTracked : messages.noCompetitorMentioned}{' '}
      <Link to="/tracker/competitive-intel" className="link">
        {hasCompetitors === false ? messages.addCompetitors : messages.yourCompetitors}
      </Link>
    </p>
  );
}
