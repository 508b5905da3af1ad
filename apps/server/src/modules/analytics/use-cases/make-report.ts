import {
  type ANALYTICS_FORMATS,
  type AnalyticsReport,
  type AnalyticsReportType,
  type AnalyticsScope,
  analyticsWords,
  CSV_MIME_TYPE,
  type ExportedReport,
  type GeneratedReport,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { CSV_MARK, csvRows } from '../../../lib/csv.ts';
import { readActivity, readRevenue } from '../activity.queries.ts';
import { compareRanges, type RangeNumbers, type Ranges, reportCells, type Span } from '../analytics.rules.ts';
import { readChannels, readCompetitors, readKeywords, readVisibility } from '../visibility.queries.ts';

/** @param other what the other range says, which was read first; null for that one itself */
type Reader = (tx: Transaction, span: Span, other: RangeNumbers | null) => Promise<RangeNumbers>;

const READERS: Readonly<Record<AnalyticsReportType, Reader>> = {
  'visibility-trends': readVisibility,
  'channel-performance': readChannels,
  'keyword-analysis': readKeywords,
  'user-activity': readActivity,
  'competitive-analysis': (tx, span, other) =>
    readCompetitors(tx, span, other?.rows.map(({ name }) => name) ?? null),
  'revenue-analytics': readRevenue,
};

/** A report of two ranges over the rows of all users. */
export async function makeReport(
  tx: Transaction,
  { report_type, ranges, now }: { report_type: AnalyticsReportType; ranges: Ranges; now: Date },
): Promise<AnalyticsReport> {
  const read = READERS[report_type];
  const numbers = await read(tx, ranges.span, null);
  const numbersBefore = await read(tx, ranges.spanBefore, numbers);
  return compareRanges(report_type, ranges, { numbers, numbersBefore, madeAt: now });
}

/** A report that was kept, or was made now. */
export interface FoundReport {
  report: AnalyticsReport;
  expires_at: Date;
  fromCache: boolean;
}

/** @param begun when it was asked for, by `performance.now()` */
export function answerWith({ report, expires_at, fromCache }: FoundReport, begun: number): GeneratedReport {
  return {
    success: true,
    data: report,
    fromCache,
    generationTime: Math.round((performance.now() - begun) * 10) / 10,
    expires_at: expires_at.toISOString(),
  };
}

/** A report as the text of a file. */
export function reportFile(
  report: AnalyticsReport,
  { format, scope }: { format: (typeof ANALYTICS_FORMATS)[number]; scope: AnalyticsScope },
): ExportedReport {
  const { report_type, range } = report;
  const file_name = `${report_type}-${range.from}-${range.to}.${format}`;
  return format === 'csv'
    ? {
        success: true,
        file_name,
        mime_type: CSV_MIME_TYPE,
        content: CSV_MARK + csvRows(reportCells(report, analyticsWords(report_type, scope))),
      }
    : {
        success: true,
        file_name,
        mime_type: 'application/json',
        content: `${JSON.stringify(report, null, 2)}\n`,
      };
}
