import { ANALYTICS_REPORT_TYPES } from '@answerscope/contract';
import { IconChartBar } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { AnalyticsReports } from '../../domain/analytics/analytics-reports.tsx';
import { analyticsSearch, rangeOf } from '../../domain/analytics/analytics-search.ts';
import { BusinessFigures } from '../../features/admin/reporting/business-figures.tsx';
import { toCustomerSearch } from '../../features/admin/reporting/business-search.ts';
import { CustomerMargins } from '../../features/admin/reporting/customer-margins.tsx';
import { useAllReports } from '../../features/admin/reporting/use-all-reports.ts';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/reporting');
const toSearch = analyticsSearch(ANALYTICS_REPORT_TYPES);

/** Six reports over all users, each compared with the range before; the one of revenue with the figures of the business. */
export function AdminReportingPage() {
  const navigate = Route.useNavigate();
  const address = Route.useSearch();
  const search = toSearch(address);
  const range = rangeOf(search, new Date());
  return (
    <AnalyticsReports
      title={messages.adminReporting}
      source={useAllReports()}
      days={{ dateRange: range }}
      range={range}
      search={search}
      onSearch={(chosen) => void navigate({ search: chosen, replace: true })}
      below={(report) =>
        report === 'revenue-analytics' && (
          <>
            <BusinessFigures range={range} />
            <CustomerMargins
              search={toCustomerSearch(address)}
              onSearch={(customers, replace) =>
                void navigate({ search: { ...search, ...customers }, replace })
              }
            />
          </>
        )
      }
      empty={
        <EmptyState
          Icon={IconChartBar}
          title={messages.nothingInTheseDays}
          text={messages.neitherRangeNorOneBefore}
        />
      }
    />
  );
}
