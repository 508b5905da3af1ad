import {
  type AnalyticsReportType,
  type AnalyticsScope,
  analyticsWords,
  type DateRange,
} from '@answerscope/contract';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './analytics-filters.module.css';
import { RANGE_DAYS, rangeDaysOf, rangeOfDays } from './analytics-search.ts';
import * as messages from './messages.ts';

interface AnalyticsFiltersProps<Type extends AnalyticsReportType> {
  types: readonly Type[];
  scope: AnalyticsScope;
  report: Type;
  /** Undefined where the days are chosen elsewhere. */
  range: DateRange | undefined;
  onReport: (report: Type) => void;
  onRange: (range: DateRange) => void;
}

const OTHER = 'other';

/** Which report is shown, and over which days. */
export function AnalyticsFilters<Type extends AnalyticsReportType>({
  types,
  scope,
  report,
  range,
  onReport,
  onRange,
}: AnalyticsFiltersProps<Type>) {
  return (
    <search className={styles.filters}>
      <SelectField
        label={messages.report}
        value={report}
        options={types.map((type) => ({
          value: type,
          label: analyticsWords(type, scope).title,
        }))}
        onChange={({ currentTarget: { value } }) => {
          const type = types.find((known) => known === value);
          if (type !== undefined) onReport(type);
        }}
      />
      {range && <Days range={range} onRange={onRange} />}
    </search>
  );
}

interface DaysProps {
  range: DateRange;
  onRange: (range: DateRange) => void;
}

function Days({ range, onRange }: DaysProps) {
  const now = new Date();
  const chosen = rangeDaysOf(range, now) ?? OTHER;
  const day = (label: string, name: 'from' | 'to') => (
    <DateField
      label={label}
      required
      max={now.toISOString().slice(0, 10)}
      value={range[name]}
      onDay={(value) => onRange({ ...range, [name]: value })}
    />
  );
  return (
    <>
      {day(messages.fromUtc, 'from')}
      {day(messages.until, 'to')}
      <Segmented
        label={messages.days}
        hidesLabel
        value={chosen}
        options={[
          ...RANGE_DAYS.map((days) => ({ value: String(days), label: messages.lastDays({ days }) })),
          ...(chosen === OTHER ? [{ value: OTHER, label: messages.otherDays }] : []),
        ]}
        onChange={(days) => {
          if (days !== OTHER) onRange(rangeOfDays(Number(days), now));
        }}
      />
    </>
  );
}
