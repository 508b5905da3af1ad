import type { UndeclaredName } from '@answerscope/contract';
import { TrackButton } from '../../domain/names/track-button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Hint } from '../../ui/hint.tsx';
import styles from './evidence-tables.module.css';
import * as messages from './messages.ts';
import { ShortTable } from './short-table.tsx';
import { WITHOUT_YOU, withoutYou } from './without-you.ts';

export const ALSO_NAMED_HINT = messages.companiesAndProductsTheseAnswers;

const COLUMNS: Column<UndeclaredName>[] = [
  { key: 'name', header: messages.name, isMain: true, cell: ({ name }) => name },
  {
    key: 'without',
    header: WITHOUT_YOU,
    width: '206px',
    align: 'end',
    cell: (row) => withoutYou(row.answers_naming_without_brand, row.answers_naming),
  },
  {
    key: 'track',
    header: messages.track,
    hidesHeader: true,
    width: '108px',
    align: 'end',
    cell: ({ name }) => <TrackButton name={name} />,
  },
];

/** Who else is named and how often, each with one click to track it. Nothing while nobody is. */
export function AlsoNamed({ names }: { names: readonly UndeclaredName[] }) {
  if (names.length === 0) return null;
  return (
    <section className={styles.also} aria-label={messages.alsoMentioned}>
      <h3>
        <Hint text={ALSO_NAMED_HINT}>{messages.alsoMentioned}</Hint>
      </h3>
      <AlsoNamedTable names={names} />
    </section>
  );
}

export function AlsoNamedTable({ names }: { names: readonly UndeclaredName[] }) {
  return (
    <ShortTable rows={names} noun="names">
      {(rows) => (
        <DataTable label={messages.alsoMentioned} columns={COLUMNS} rows={rows} rowKey={({ name }) => name} />
      )}
    </ShortTable>
  );
}
