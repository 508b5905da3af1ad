import { ANALYTICS_FORMATS, ANALYTICS_REPORT_TYPES } from '@answerscope/contract';
import { type Given, type Step, type Suite, typed, valueAt } from './suite.ts';

/** The days that were typed; without both, the report's own. */
const parameters = ({ inputs: { from, to } }: Given) => ({
  parameters: from && to ? { dateRange: { from, to } } : {},
});

const exported = (format: (typeof ANALYTICS_FORMATS)[number]): Step => ({
  label: `Export as ${format.toUpperCase()}`,
  call: 'admin.export_report_data',
  input: (given) => ({ dataType: typed(given, 'report', 'Report'), format, ...parameters(given) }),
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
  label: 'Analytics',
  about: 'Reports over all users. A report that is made is kept for a while, as on Admin Reporting.',
  inputs: [
    {
      name: 'report',
      label: 'Report',
      options: ANALYTICS_REPORT_TYPES.map((value) => ({ value, label: reportInWords(value) })),
      initial: ANALYTICS_REPORT_TYPES[0],
    },
    { name: 'from', label: 'From (UTC)', type: 'date' },
    { name: 'to', label: 'Until', type: 'date', hint: 'Without both days, the last thirty.' },
  ],
  parts: [
    {
      name: 'generator',
      label: 'Report generator',
      runs: [
        {
          label: 'Generate report',
          steps: [
            {
              label: 'Generate report',
              call: 'admin.generate_report',
              input: (given) => ({ reportType: typed(given, 'report', 'Report'), ...parameters(given) }),
            },
          ],
        },
        ...ANALYTICS_FORMATS.map((format) => ({
          label: `Export as ${format.toUpperCase()}`,
          steps: [exported(format)],
        })),
      ],
    },
    {
      name: 'quick',
      label: 'Quick reports',
      runs: [
        {
          label: 'Run quick reports',
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
      label: 'Health and cache',
      runs: [
        {
          label: 'Health check',
          steps: [{ label: 'Health check', call: 'admin.check_reporting_health' }],
        },
        {
          label: 'Clear cache',
          writes: 'The reports that are kept are forgotten. Each is made again when it is asked for.',
          steps: [{ label: 'Clear cache', call: 'admin.clear_report_cache' }],
        },
      ],
    },
  ],
};
