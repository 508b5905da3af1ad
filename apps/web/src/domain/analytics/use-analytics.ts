import type {
  ANALYTICS_FORMATS,
  AnalyticsReportType,
  AnalyticsScope,
  DateRange,
  ExportedReport,
  GeneratedReport,
} from '@answerscope/contract';
import { keepPreviousData, type QueryKey, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { asOperation } from '../../lib/run-operation.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';

export type AnalyticsFormat = (typeof ANALYTICS_FORMATS)[number];

/** Two days; or a range of days as every page counts it, without one that of the profile. */
export type AskedDays = { dateRange: DateRange } | { range?: string };

/** Where reports come from: those over all users, or one's own. */
export interface AnalyticsSource<Type extends AnalyticsReportType, Days extends AskedDays> {
  scope: AnalyticsScope;
  types: readonly Type[];
  queryKey: QueryKey;
  generate: (input: { reportType: Type; parameters: Days }) => Promise<GeneratedReport>;
  exportData: (input: {
    dataType: Type;
    format: AnalyticsFormat;
    parameters: Days;
  }) => Promise<ExportedReport>;
  clear: () => Promise<{ cleared: number }>;
  /** Has what is shown read again. */
  refresh: () => Promise<void>;
}

interface AskedReport<Type, Days> {
  report: Type;
  days: Days;
}

/** A report; what is shown stays until the next one is there. */
export function useAnalyticsReport<Type extends AnalyticsReportType, Days extends AskedDays>(
  { queryKey, generate }: AnalyticsSource<Type, Days>,
  { report, days }: AskedReport<Type, Days>,
) {
  const input = { reportType: report, parameters: days };
  return useQuery({
    ...queryOptions<GeneratedReport>({
      queryKey: [...queryKey, input],
      queryFn: () => asOperation(messages.failedToGenerateReport, () => generate(input)),
    }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the report that is shown as a file. */
export function useExportAnalytics<Type extends AnalyticsReportType, Days extends AskedDays>(
  { exportData }: AnalyticsSource<Type, Days>,
  { report, days }: AskedReport<Type, Days>,
) {
  const { toasts } = useServices();
  return useMutation({
    mutationFn: (format: AnalyticsFormat) =>
      asOperation(messages.failedToExportData, () =>
        exportData({ dataType: report, format, parameters: days }),
      ),
    meta: { showsOwnErrors: true },
    onSuccess: ({ content, mime_type, file_name }) =>
      saveBlob(new Blob([content], { type: mime_type }), file_name),
    onError: (error) => toasts.fail(messages.operationFailed, error),
  });
}

/** Has the kept reports forgotten; the one that is shown is made anew. */
export function useClearAnalytics({
  clear,
  refresh,
}: Pick<AnalyticsSource<AnalyticsReportType, AskedDays>, 'clear' | 'refresh'>) {
  const { toasts } = useServices();
  return useMutation({
    mutationFn: () => asOperation(messages.failedToClearCache, clear),
    meta: { showsOwnErrors: true },
    onSuccess: async ({ cleared }) => {
      toasts.show({ title: messages.cacheCleared({ reports: cleared }) });
      await refresh();
    },
    onError: (error) => toasts.fail(messages.operationFailed, error),
  });
}
