import { oc } from '@orpc/contract';
import { z } from 'zod';
import { ANALYTICS_MEASURES, type AnalyticsMeasure } from './analytics-measures.ts';
import * as messages from './analytics-messages.ts';
import { ANALYTICS_FORMATS, ANALYTICS_REPORT_TYPES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { DayParameter } from './parameters.ts';

const DAY_MS = 86_400_000;

/** Days from the first to the last, both included. */
const daysOf = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Days of UTC, the last one included. */
export const DateRange = z
  .strictObject({ from: DayParameter, to: DayParameter })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: messages.theLastDayMustNot,
  })
  .refine((range) => daysOf(range) <= LIMITS.analytics_days_max, {
    path: ['from'],
    error: messages.rangeTooLong({ max: LIMITS.analytics_days_max }),
  });
export type DateRange = z.infer<typeof DateRange>;

/** Two days, or how many days there are with today. */
export const AnalyticsRange = z.union([DateRange, z.number().int().min(1).max(LIMITS.analytics_days_max)]);
export type AnalyticsRange = z.infer<typeof AnalyticsRange>;

/** Left out, the range is the last thirty days with today. */
export const AnalyticsParameters = z.strictObject({ dateRange: AnalyticsRange.optional() }).prefault({});

export const GenerateReport = z.strictObject({
  reportType: z.enum(ANALYTICS_REPORT_TYPES, messages.chooseOneSixReports),
  parameters: AnalyticsParameters,
});
export type GenerateReport = z.infer<typeof GenerateReport>;

export const ExportReport = z.strictObject({
  dataType: z.enum(ANALYTICS_REPORT_TYPES, messages.chooseOneSixReports),
  format: z.enum(ANALYTICS_FORMATS),
  parameters: AnalyticsParameters,
});
export type ExportReport = z.infer<typeof ExportReport>;

const MEASURES = Object.keys(ANALYTICS_MEASURES) as [AnalyticsMeasure, ...AnalyticsMeasure[]];

/** Numbers by their measures. Null: there is none, such as a rate without answers. */
export const AnalyticsNumbers = z.partialRecord(z.enum(MEASURES), z.number().nullable());
export type AnalyticsNumbers = z.infer<typeof AnalyticsNumbers>;

/** The code of a currency as the payment provider writes it, 'usd'; null for what is no money of customers. */
const Currency = z.string().nullable();

/** The numbers of the range, and the same of the range before. */
const Compared = { currency: Currency, values: AnalyticsNumbers, before: AnalyticsNumbers };

export const AnalyticsDay = z.object({
  day: z.iso.date(),
  value: z.number().nullable(),
  /** Of the day that stands in its place in the range before. */
  before: z.number().nullable(),
  /** The ends of the interval of a rate, and the answers it stands on; left out of what is none. */
  low: z.number().nullable().optional(),
  high: z.number().nullable().optional(),
  answers: z.number().int().optional(),
});
export type AnalyticsDay = z.infer<typeof AnalyticsDay>;

export const AnalyticsReport = z.object({
  report_type: z.enum(ANALYTICS_REPORT_TYPES),
  range: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** As many days right before it; of all users, where the range ends today, up to the same time of day. */
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** What was stored until then is counted. */
  made_at: z.iso.datetime(),
  /** One for each currency, and one for what is in none. */
  totals: z.array(z.object(Compared)).max(LIMITS.analytics_rows_max),
  rows: z.array(z.object({ name: z.string(), ...Compared })).max(LIMITS.analytics_rows_max),
  charts: z
    .array(
      z.object({
        measure: z.enum(MEASURES),
        currency: Currency,
        /** Of which row of the report; left out, of all. */
        name: z.string().optional(),
        days: z.array(AnalyticsDay).max(LIMITS.analytics_days_max),
      }),
    )
    .max(LIMITS.analytics_charts_max),
});
export type AnalyticsReport = z.infer<typeof AnalyticsReport>;

export const GeneratedReport = z.object({
  success: z.literal(true),
  data: AnalyticsReport,
  /** It was made before, for whoever may read it, and kept. */
  fromCache: z.boolean(),
  /** Milliseconds that making it took, or fetching it from the cache. */
  generationTime: z.number(),
  /** Until when it is kept and not made anew. */
  expires_at: z.iso.datetime(),
});
export type GeneratedReport = z.infer<typeof GeneratedReport>;

export const ExportedReport = z.object({
  success: z.literal(true),
  /** 'channel-performance-2026-10-27-2026-11-25.csv' */
  file_name: z.string(),
  mime_type: z.string(),
  content: z.string(),
});
export type ExportedReport = z.infer<typeof ExportedReport>;

export const ReportingHealth = z.object({
  status: z.literal('healthy'),
  /** Stored reports: the caller's own, or all for an administrator. */
  cacheSize: z.number().int(),
  /** Limits of rate that the caller has used of lately. */
  rateLimitEntries: z.number().int(),
  timestamp: z.iso.datetime(),
  operations: z.array(z.string()).max(20),
});

const operation = (name: string, summary: string) =>
  oc.route({
    method: 'POST',
    path: `/functions/analytics-operations/${name}`,
    tags: ['admin'],
    summary,
    description: messages.administratorsGetReportsAllUsers,
  });

export const analyticsContract = {
  generate_report: operation(
    'generate-report',
    'Numbers of all users over a range of days, beside those of the range before',
  )
    .input(GenerateReport)
    .output(GeneratedReport),
  clear_report_cache: operation(
    'clear-cache',
    'Forget the reports that are kept; each is made again when it is asked for',
  ).output(z.object({ success: z.literal(true), cleared: z.number().int() })),
  export_report_data: operation('export-data', 'A report as the text of a CSV or JSON file')
    .input(ExportReport)
    .output(ExportedReport),
  check_reporting_health: operation(
    'health-check',
    'Whether reports can be made, and how many are kept',
  ).output(ReportingHealth),
};
