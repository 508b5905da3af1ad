import { OWN_REPORT_TYPES, type OwnReportType } from '@answerscope/contract';
import type { AnalyticsSource } from '../../domain/analytics/use-analytics.ts';
import { useAppClients } from '../../lib/app-clients.tsx';

/** Reports over one's own rows. */
export function useOwnReports(): AnalyticsSource<OwnReportType, { range?: string }> {
  const { api, queries, queryClient } = useAppClients();
  const queryKey = queries.reports.generate_my_report.key();
  return {
    scope: 'own',
    types: OWN_REPORT_TYPES,
    queryKey,
    generate: (input) => api.reports.generate_my_report(input),
    exportData: (input) => api.reports.export_my_report_data(input),
    clear: () => api.reports.clear_my_report_cache(),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  };
}
