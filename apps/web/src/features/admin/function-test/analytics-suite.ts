import { ANALYTICS_FORMATS, ANALYTICS_REPORT_TYPES } from '@answerscope/contract';
import * as messages from './messages.ts';
import { type Given, type Step, type Suite, typed, valueAt } from './suite.ts';

/** The days that were typed; without both, the report's own. */
const parameters = ({ inputs: { from, to } }: Given) => ({
  parameters: from && to ? { dateRange: { from, to } } : {},
});

const exported = (format: (typeof ANALYTICS_FORMATS)[number]): Step => ({
  label: messages.exportAs({ format: format.toUpperCase() }),
  call: 'admin.export_report_data',
  input: (given) => ({ dataType: typed(given, 'report', messages.report), format, ...parameters(given) }),
  file: (value) => {
    const [name, type, content] = ['file_name', 'mime_type', 'content'].map((field) => valueAt(value, field));
    return typeof name === 'string' && typeof type === 'string' && typeof content === 'string'
      ? { name, type, content }
      : null;
  },
});

const reportInWords = (report: string) =>
  `${report.charAt(0).toUpperCase()}${report.slice(1).replaceAll('-', ' ')}`;

/** The reports over all users. */
export const ANALYTICS: Suite = {
  label: messages.analytics,
  about: messages.aboutAnalytics,
  inputs: [
    {
      name: 'report',
      label: messages.report,
      options: ANALYTICS_REPORT_TYPES.map((value) => ({ value, label: reportInWords(value) })),
      initial: ANALYTICS_REPORT_TYPES[0],
    },
    { name: 'from', label: messages.fromUtc, type: 'date' },
    { name: 'to', label: messages.until, type: 'date', hint: messages.withoutBothDays },
  ],
  parts: [
    {
      name: 'generator',
      label: messages.reportGenerator,
      runs: [
        {
          label: messages.generateReport,
          steps: [
            {
              label: messages.generateReport,
              call: 'admin.generate_report',
              input: (given) => ({
                reportType: typed(given, 'report', messages.report),
                ...parameters(given),
              }),
            },
          ],
        },
        ...ANALYTICS_FORMATS.map((format) => ({
          label: messages.exportAs({ format: format.toUpperCase() }),
          steps: [exported(format)],
        })),
      ],
    },
    {
      name: 'quick',
      label: messages.quickReports,
      runs: [
        {
          label: messages.runQuickReports,
          steps: ANALYTICS_REPORT_TYPES.map((reportType) => ({
            label: reportInWords(reportType),
            call: 'admin.generate_report',
            input: (given: Given) => ({ reportType, ...parameters(given) }),
          })),
        },
      ],
    },
    {
      name: 'health',
      label: messages.healthAndCache,
      runs: [
        {
          label: messages.healthCheck,
          steps: [{ label: messages.healthCheck, call: 'admin.check_reporting_health' }],
        },
        {
          label: messages.clearCache,
          writes: messages.clearCacheWrites,
          steps: [{ label: messages.clearCache, call: 'admin.clear_report_cache' }],
        },
      ],
    },
  ],
};
