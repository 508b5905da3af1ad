import type {
  ANALYTICS_FORMATS,
  AnalyticsReportType,
  AnalyticsScope,
  DateRange,
  ExportedReport,
  GeneratedReport,
} from '@answerscope/contract';
import { keepPreviousData, type QueryKey, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { counted } from '../../lib/counted.ts';
import { asOperation } from '../../lib/run-operation.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { useServices } from '../../lib/use-services.ts';

export type AnalyticsFormat = (typeof ANALYTICS_FORMATS)[number];

interface Parameters {
  parameters: { dateRange: DateRange };
}

/** Where reports come from: those over all users, or one's own. */
export interface AnalyticsSource<Type extends AnalyticsReportType> {
  scope: AnalyticsScope;
  types: readonly Type[];
  queryKey: QueryKey;
  generate: (input: Parameters & { reportType: Type }) => Promise<GeneratedReport>;
  exportData: (input: Parameters & { dataType: Type; format: AnalyticsFormat }) => Promise<ExportedReport>;
  clear: () => Promise<{ cleared: number }>;
  /** Has what is shown read again. */
  refresh: () => Promise<void>;
}

interface AskedReport<Type> {
  report: Type;
  range: DateRange;
}

/** A report; what is shown stays until the next one is there. */
export function useAnalyticsReport<Type extends AnalyticsReportType>(
  { queryKey, generate }: AnalyticsSource<Type>,
  { report, range }: AskedReport<Type>,
) {
  const input = { reportType: report, parameters: { dateRange: range } };
  return useQuery({
    ...queryOptions<GeneratedReport>({
      queryKey: [...queryKey, input],
      queryFn: () => asOperation('generate report', () => generate(input)),
    }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the report that is shown as a file. */
export function useExportAnalytics<Type extends AnalyticsReportType>(
  { exportData }: AnalyticsSource<Type>,
  { report, range }: AskedReport<Type>,
) {
  const { toasts } = useServices();
  return useMutation({
    mutationFn: (format: AnalyticsFormat) =>
      asOperation('export data', () =>
        exportData({ dataType: report, format, parameters: { dateRange: range } }),
      ),
    meta: { showsOwnErrors: true },
    onSuccess: ({ content, mime_type, file_name }) =>
      saveBlob(new Blob([content], { type: mime_type }), file_name),
    onError: (error) => toasts.fail('Operation Failed', error),
  });
}

/** Has the kept reports forgotten; the one that is shown is made anew. */
export function useClearAnalytics<Type extends AnalyticsReportType>({
  clear,
  refresh,
}: AnalyticsSource<Type>) {
  const { toasts } = useServices();
  return useMutation({
    mutationFn: () => asOperation('clear cache', clear),
    meta: { showsOwnErrors: true },
    onSuccess: async ({ cleared }) => {
      toasts.show({ title: `Cache cleared: ${counted(cleared, 'report')}` });
      await refresh();
    },
    onError: (error) => toasts.fail('Operation Failed', error),
  });
}
