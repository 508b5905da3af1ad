import {
  numberInWords,
  WARNING_MEASURE_LABELS,
  type Warning,
  type WarningReading,
} from '@answerscope/contract';
import { IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import { limitInWords, readingInWords } from './trial-in-words.ts';

const READINGS: readonly Column<WarningReading>[] = [
  { key: 'name', header: messages.rule, isMain: true, cell: ({ name }) => name },
  { key: 'measure', header: messages.measure, cell: ({ measure }) => WARNING_MEASURE_LABELS[measure] },
  {
    key: 'value',
    header: messages.now,
    isNumber: true,
    cell: ({ value }) => (value === null ? '–' : numberInWords(value)),
  },
  { key: 'limit', header: messages.threshold, cell: limitInWords },
  {
    key: 'state',
    header: messages.state,
    cell: (reading) => (
      <Badge
        Icon={reading.would_warn ? IconBellRinging : IconBellOff}
        tone={reading.would_warn ? 'warning' : undefined}
        label={readingInWords(reading)}
      />
    ),
  },
];

const WARNINGS: readonly Column<Warning>[] = [
  { key: 'at', header: messages.when, isMain: true, cell: ({ warned_at }) => <TimeStamp iso={warned_at} /> },
  { key: 'name', header: messages.rule, cell: ({ name }) => name },
  { key: 'measure', header: messages.measure, cell: ({ measure }) => WARNING_MEASURE_LABELS[measure] },
  { key: 'value', header: messages.was, isNumber: true, cell: ({ value }) => numberInWords(value) },
  { key: 'limit', header: messages.threshold, cell: limitInWords },
];

/** What the rules in force read at the moment. */
export function ReadingTable({ readings }: { readings: readonly WarningReading[] | null }) {
  if (readings?.length === 0)
    return (
      <EmptyState Icon={IconBellOff} title={messages.noWarningRuleInForce} text={messages.whoIsMailed} />
    );
  return (
    <DataTable
      label={messages.readingsOfRules}
      columns={READINGS}
      rows={readings}
      rowKey={({ rule_id }) => rule_id}
      expectedRows={3}
    />
  );
}

/** The newest warnings. */
export function WarningTable({ warnings }: { warnings: readonly Warning[] | null }) {
  if (warnings?.length === 0) return <p className="quiet">{messages.noWarningLately}</p>;
  return (
    <DataTable
      label={messages.newestWarnings}
      columns={WARNINGS}
      rows={warnings}
      rowKey={({ id }) => id}
      expectedRows={3}
    />
  );
}
