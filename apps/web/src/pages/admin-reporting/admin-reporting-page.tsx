import { ANALYTICS_REPORT_TYPES } from '@answerscope/contract';
import { IconChartBar } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { AnalyticsReports } from '../../domain/analytics/analytics-reports.tsx';
import { analyticsSearch } from '../../domain/analytics/analytics-search.ts';
import { useAllReports } from '../../features/admin/reporting/use-all-reports.ts';
import { EmptyState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/admin/reporting');
const toSearch = analyticsSearch(ANALYTICS_REPORT_TYPES);

/** Six reports over all users, each compared with the range before. */
export function AdminReportingPage() {
  const navigate = Route.useNavigate();
  return (
    <AnalyticsReports
      title="Admin Reporting"
      source={useAllReports()}
      search={toSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true })}
      empty={
        <EmptyState
          Icon={IconChartBar}
          title="Nothing in these days"
          text="Neither the range nor the one before it has anything that this report counts. Choose other days or another report."
        />
      }
    />
  );
}
