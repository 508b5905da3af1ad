import { ANALYTICS_REPORT_TYPES, type AnalyticsReportType, type DateRange } from '@answerscope/contract';
import type { AnalyticsSource } from '../../../domain/analytics/use-analytics.ts';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';

/** Reports over all users. */
export function useAllReports(): AnalyticsSource<AnalyticsReportType, { dateRange: DateRange }> {
  const { api, queries } = useAdminClients();
  return {
    scope: 'all',
    types: ANALYTICS_REPORT_TYPES,
    queryKey: queries.generate_report.key(),
    generate: (input) => api.admin.generate_report(input),
    exportData: (input) => api.admin.export_report_data(input),
    clear: () => api.admin.clear_report_cache(),
    refresh: useRefreshAdmin(),
  };
}
