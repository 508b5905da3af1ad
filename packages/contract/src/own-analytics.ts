import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AnalyticsRange, ExportedReport, GeneratedReport, ReportingHealth } from './analytics.ts';
import * as messages from './analytics-messages.ts';
import { ANALYTICS_FORMATS, OWN_REPORT_TYPES } from './choices.ts';
import { DayRangeText } from './day-range-query.ts';

const OwnReportType = z.enum(OWN_REPORT_TYPES, messages.chooseOneFourReports);

/** Left out, the range is that of the profile. */
const OwnParameters = z
  .strictObject({ range: DayRangeText.optional(), dateRange: AnalyticsRange.optional() })
  .prefault({});

export const GenerateOwnReport = z.strictObject({
  reportType: OwnReportType,
  parameters: OwnParameters,
});
export type GenerateOwnReport = z.infer<typeof GenerateOwnReport>;

export const ExportOwnReport = z.strictObject({
  dataType: OwnReportType,
  format: z.enum(ANALYTICS_FORMATS),
  parameters: OwnParameters,
});
export type ExportOwnReport = z.infer<typeof ExportOwnReport>;

const operation = (name: string, summary: string) =>
  oc.route({
    method: 'POST',
    path: `/functions/my-analytics-operations/${name}`,
    tags: ['reports'],
    summary,
  });

/** The operations of `analyticsContract` over the rows of who asks. */
export const ownAnalyticsContract = {
  generate_my_report: operation(
    'generate-report',
    'My numbers over a range of days, beside those of the range before',
  )
    .input(GenerateOwnReport)
    .output(GeneratedReport),
  clear_my_report_cache: operation(
    'clear-cache',
    'Forget my reports that are kept; each is made again when it is asked for',
  ).output(z.object({ success: z.literal(true), cleared: z.number().int() })),
  export_my_report_data: operation('export-data', 'One of my reports as the text of a CSV or JSON file')
    .input(ExportOwnReport)
    .output(ExportedReport),
  check_my_reporting_health: operation(
    'health-check',
    'Whether my reports can be made, and how many are kept',
  ).output(ReportingHealth),
};
