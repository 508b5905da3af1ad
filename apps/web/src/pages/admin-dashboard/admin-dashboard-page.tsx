import { LIMITS } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Attention, AttentionLine } from '../../features/admin/overview/attention.tsx';
import { Overview } from '../../features/admin/overview/overview.tsx';
import { DAYS_BACK, toOverviewSearch } from '../../features/admin/overview/overview-search.ts';
import { OverviewSkeleton } from '../../features/admin/overview/overview-skeleton.tsx';
import { operationOptions, useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

/** What needs an administrator, and how the installation is doing: at /admin and at /admin/dashboard. */
export function AdminDashboardPage() {
  const search = toOverviewSearch(useSearch({ strict: false }));
  const { daysBack = LIMITS.analytics_days_default, chart = 'spent_usd' } = search;
  const navigate = useNavigate();
  const show = (next: Record<string, unknown>) =>
    void navigate({ to: '.', search: toOverviewSearch(next), replace: true });
  const analytics = useQuery(
    operationOptions(useAdminClients(), 'get_admin_analytics', { userId: undefined, data: { daysBack } }),
  );
  const failed = failedLoad(analytics);
  return (
    <PageFrame
      title={messages.adminDashboard}
      answer={<AttentionLine />}
      actions={
        <Segmented
          label={messages.days}
          hidesLabel
          value={String(daysBack)}
          options={DAYS_BACK.map((days) => ({
            value: String(days),
            label: messages.daysBack({ count: days }),
          }))}
          onChange={(days) => show({ ...search, daysBack: days })}
        />
      }
    >
      <Attention />
      {failed ? (
        <ErrorState title={messages.theNumbersNotLoaded} {...failed} />
      ) : analytics.data ? (
        <Overview
          analytics={analytics.data}
          measure={chart}
          onMeasure={(measure) => show({ ...search, chart: measure })}
        />
      ) : (
        <OverviewSkeleton />
      )}
    </PageFrame>
  );
}
