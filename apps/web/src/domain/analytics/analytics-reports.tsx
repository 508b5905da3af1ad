import {
  type AnalyticsReport,
  type AnalyticsReportType,
  type AnalyticsScope,
  analyticsWords,
  type DateRange,
  type GeneratedReport,
} from '@answerscope/contract';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { rangeInWords } from '../../lib/calendar-day.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { formatDuration } from '../../lib/format.ts';
import { richText } from '../../lib/rich-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Hint } from '../../ui/hint.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { AnalyticsFilters } from './analytics-filters.tsx';
import styles from './analytics-reports.module.css';
import type { AnalyticsSearch } from './analytics-search.ts';
import { AnalyticsTable } from './analytics-table.tsx';
import { fewAnswersOf, isEmptyReport, leadInWords } from './measure-in-words.ts';
import * as messages from './messages.ts';
import {
  type AnalyticsFormat,
  type AnalyticsSource,
  type AskedDays,
  useAnalyticsReport,
  useClearAnalytics,
  useExportAnalytics,
} from './use-analytics.ts';

const FORMATS: readonly { format: AnalyticsFormat; label: string }[] = [
  { format: 'csv', label: messages.exportCsv },
  { format: 'json', label: messages.exportJson },
];

interface AnalyticsReportsProps<Type extends AnalyticsReportType, Days extends AskedDays> {
  title: string;
  /** Beside the title. */
  help?: ReactNode;
  source: AnalyticsSource<Type, Days>;
  /** Over which days it counts. */
  days: Days;
  /** The same, where the page itself lets one choose them. */
  range?: DateRange;
  /** Which report and days the address asks for. */
  search: AnalyticsSearch<Type>;
  onSearch: (search: AnalyticsSearch<Type>) => void;
  /** What stands in place of a report that has nothing to tell. */
  empty: ReactNode;
  /** What stands below a report, over the same days. */
  below?: (report: Type) => ReactNode;
}

/** A page of reports over a range of days, each compared with the range before. */
export function AnalyticsReports<Type extends AnalyticsReportType, Days extends AskedDays>({
  title,
  help,
  source,
  days,
  range,
  search,
  onSearch,
  empty,
  below,
}: AnalyticsReportsProps<Type, Days>) {
  const { scope, types } = source;
  const report = search.report ?? (types[0] as Type);
  const show = (part: AnalyticsSearch<Type>) => onSearch({ ...search, ...part });
  const found = useAnalyticsReport(source, { report, days });
  const saving = useExportAnalytics(source, { report, days });
  const clearing = useClearAnalytics(source);
  const failed = failedLoad(found);
  // What was made for an earlier choice is never shown as if it answered this one.
  const made = found.isPlaceholderData ? undefined : found.data;
  const shown = (data: AnalyticsReport) =>
    isEmptyReport(data) ? empty : <Report data={data} scope={scope} />;
  return (
    <PageFrame
      title={title}
      help={help}
      answer={made ? leadOf(made.data, scope) : !failed && messages.generatingYourReport}
      freshness={
        made && (
          <>
            {scope === 'own' && `${comparedInWords(made.data)} · `}
            {scope === 'all' ? (
              <Made {...made} />
            ) : (
              <Freshness iso={made.data.made_at} label={messages.updated} />
            )}
          </>
        )
      }
      actions={
        <>
          {FORMATS.map(({ format, label }) => (
            <Button key={format} disabled={saving.isPending || !made} onClick={() => saving.mutate(format)}>
              <IconDownload size={16} stroke={1.75} aria-hidden="true" />
              {saving.isPending && saving.variables === format ? messages.preparing : label}
            </Button>
          ))}
          {scope === 'all' && (
            <Button look="quiet" disabled={clearing.isPending} onClick={() => clearing.mutate()}>
              {messages.clearCache}
            </Button>
          )}
        </>
      }
    >
      <AnalyticsFilters
        types={types}
        scope={scope}
        report={report}
        range={range}
        onReport={(chosen) => show({ report: chosen === types[0] ? undefined : chosen })}
        onRange={show}
      />
      {failed ? (
        <ErrorState title={messages.reportNotMade} {...failed} />
      ) : made ? (
        shown(made.data)
      ) : found.data ? (
        <Former data={found.data.data} scope={scope}>
          {shown(found.data.data)}
        </Former>
      ) : (
        <Loading label={messages.generatingYourReport}>
          <Skeleton height="96px" />
          <Skeleton height="220px" />
          <Skeleton height="320px" />
        </Loading>
      )}
      {below?.(report)}
    </PageFrame>
  );
}

const comparedInWords = ({ range, before }: AnalyticsReport) =>
  messages.comparedRanges({ range: rangeInWords(range), before: rangeInWords(before) });

/** One's own report begins with its leading number, that of all users with its days. */
const leadOf = (data: AnalyticsReport, scope: AnalyticsScope): string | null =>
  scope === 'own' ? leadInWords(data, analyticsWords(data.report_type, scope)) : comparedInWords(data);

/** Administrators read whether it was made for this or is from the cache, how long that took, and how long it is kept. */
function Made({ fromCache, generationTime, data, expires_at }: GeneratedReport) {
  const duration = formatDuration(generationTime);
  const expires = () => <TimeStamp iso={expires_at} />;
  return richText(
    fromCache
      ? messages.fromCache({ duration, made: () => <TimeStamp iso={data.made_at} />, expires })
      : messages.madeNow({ duration, expires }),
  );
}

interface ShownReport {
  data: AnalyticsReport;
  scope: AnalyticsScope;
}

/** What was shown before, until the report that is chosen now is there. */
function Former({ data: { report_type, range }, scope, children }: ShownReport & { children: ReactNode }) {
  return (
    <div className={styles.former} aria-busy="true">
      <p className="quiet">
        {messages.formerReport({
          report: analyticsWords(report_type, scope).title,
          range: rangeInWords(range),
        })}
      </p>
      <div className={styles.kept}>{children}</div>
    </div>
  );
}

function Report({ data, scope }: ShownReport) {
  const words = analyticsWords(data.report_type, scope);
  const few = scope === 'own' ? fewAnswersOf(data) : null;
  return (
    <>
      {few !== null && <Alert tone="neutral">{messages.fewAnswers({ answers: few })}</Alert>}
      <Panel title={words.title} aside={<Hint text={words.says}>{messages.howThisIsCounted}</Hint>}>
        <AnalyticsFigures report={data} words={words} />
      </Panel>
      {data.charts.length > 0 && <AnalyticsCharts report={data} words={words} />}
      <Fold title={messages.inDetail} note={messages.rowCount({ count: data.rows.length })}>
        {data.rows.length === 0 ? (
          <p className="quiet">{messages.nothingToList}</p>
        ) : (
          <AnalyticsTable
            key={`${data.report_type} ${data.range.from} ${data.range.to}`}
            report={data}
            words={words}
          />
        )}
      </Fold>
    </>
  );
}
