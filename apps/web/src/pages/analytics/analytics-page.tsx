import { OWN_REPORT_TYPES } from '@answerscope/contract';
import { IconChartBar } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { AnalyticsReports } from '../../domain/analytics/analytics-reports.tsx';
import { analyticsSearch } from '../../domain/analytics/analytics-search.ts';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useOwnReports } from '../../features/reports/use-own-reports.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/tracker/reports/analytics');
const toSearch = analyticsSearch(OWN_REPORT_TYPES);

/** Four reports over one's own rows, each compared with the range before. */
export function AnalyticsPage() {
  const navigate = Route.useNavigate();
  return (
    <AnalyticsReports
      title={messages.analytics}
      help={<HelpLink article="reports-and-exports" />}
      source={useOwnReports()}
      days={useAskedRange()}
      search={toSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      empty={
        <EmptyState
          Icon={IconChartBar}
          title={messages.nothingInTheseDays}
          text={messages.thisReportCountsWhatReports}
          action={
            <ButtonLink to="/tracker/visibility" look="primary">
              {messages.checkAllKeywords}
            </ButtonLink>
          }
        />
      }
    />
  );
}
