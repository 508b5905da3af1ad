import {
  type AnalyticsMeasure,
  type AnalyticsReport,
  type AnalyticsReportWords,
  LIMITS,
  measureLabel,
} from '@answerscope/contract';
import { useState } from 'react';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { AnalyticsNumber } from './analytics-figures.tsx';
import { shownMeasures } from './measure-in-words.ts';
import * as messages from './messages.ts';
import { UtcDay } from './utc-day.tsx';

type Row = AnalyticsReport['rows'][number];

/** Rare, and said of the whole range: a table of nine columns has no room for it. */
const isInTable = (measure: AnalyticsMeasure) => measure !== 'calls_lost';

/** The rows of a report, each number with that of the range before. */
export function AnalyticsTable({ report, words }: { report: AnalyticsReport; words: AnalyticsReportWords }) {
  const { title, row, columns } = words;
  const [page, setPage] = useState(1);
  const isByDay = report.report_type === 'visibility-trends';
  const hasMoney = report.rows.some(({ currency }) => currency !== null);
  const shown = report.rows.slice((page - 1) * LIMITS.page_size, page * LIMITS.page_size);
  const all: readonly Column<Row>[] = [
    {
      key: 'name',
      header: isByDay ? messages.day : row,
      isMain: true,
      width: '264px',
      cell: ({ name }) => (isByDay ? <UtcDay day={name} /> : name),
    },
    ...(hasMoney
      ? [{ key: 'currency', header: messages.currency, cell: ({ currency }: Row) => currency?.toUpperCase() }]
      : []),
    ...shownMeasures(columns)
      .filter(isInTable)
      .map(
        (measure): Column<Row> => ({
          key: measure,
          header: measureLabel(words, measure),
          align: 'end',
          cell: (one) => <AnalyticsNumber measure={measure} {...one} />,
        }),
      ),
  ];
  return (
    <>
      <DataTable
        label={title}
        columns={all}
        rows={shown}
        rowKey={({ name, currency }) => `${currency} ${name}`}
      />
      <Pagination
        page={page}
        pageSize={LIMITS.page_size}
        total={report.rows.length}
        onPage={(next) => setPage(next)}
      />
    </>
  );
}
