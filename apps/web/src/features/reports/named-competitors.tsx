import type { NamedCompetitor } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import styles from './evidence-tables.module.css';

const COLUMNS: Column<NamedCompetitor>[] = [
  { key: 'name', header: 'Competitor', isMain: true, cell: ({ name }) => name },
  {
    key: 'without',
    header: 'When you are not',
    width: '28%',
    align: 'end',
    cell: ({ answers_naming_without_brand: count }) => answers(count),
  },
  {
    key: 'naming',
    header: 'Named in all',
    width: '28%',
    align: 'end',
    cell: ({ answers_naming: count }) => answers(count),
  },
];

/** Who is named, and in how many answers that do not name the brand. */
export function NamedCompetitors({ competitors }: { competitors: readonly NamedCompetitor[] }) {
  if (competitors.length === 0) {
    return (
      <p className={styles.none}>
        None of the competitors you have named stands in these answers.{' '}
        <Link to="/tracker/competitive-intel">Name competitors</Link>
      </p>
    );
  }
  return <DataTable label="Who is named" columns={COLUMNS} rows={competitors} rowKey={({ name }) => name} />;
}

const answers = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'answer' : 'answers'}`;
