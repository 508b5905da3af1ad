import { type JobList as Jobs, LIMITS } from '@answerscope/contract';
import { IconClockCog } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AuditSkeleton } from '../../features/admin/audit/audit-skeleton.tsx';
import { JobList } from '../../features/admin/jobs/job-list.tsx';
import { toJobSearch } from '../../features/admin/jobs/job-search.ts';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { useClampedPage } from '../../lib/use-clamped-page.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/admin/jobs');

const LISTS = [
  { value: 'failed', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
] as const;
const EMPTY: Record<Jobs, { title: string; text: string }> = {
  failed: {
    title: 'No failed jobs',
    text: 'A job whose last try failed is listed here for a week, and can be tried again.',
  },
  waiting: {
    title: 'No waiting jobs',
    text: 'Mails, webhooks and regular work are listed here until they are done.',
  },
};

/** The work that happens later: what failed for the last time, and what is still to be done. */
export function AdminJobsPage() {
  const { list = 'failed', page = 1 } = toJobSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const jobs = useQuery({
    ...queries.list_jobs.queryOptions({ input: { list, page } }),
    placeholderData: keepPreviousData,
  });
  const failed = failedLoad(jobs);
  const total = jobs.data?.total;
  const showPage = (shown: number, replace: boolean) =>
    void navigate({
      search: { list: list === 'failed' ? undefined : list, page: shown === 1 ? undefined : shown },
      replace,
    });
  useClampedPage({ page, pageSize: LIMITS.page_size, total, onPage: (last) => showPage(last, true) });
  return (
    <PageFrame title="Jobs" answer={total === undefined ? 'Loading jobs...' : counted(total, `${list} job`)}>
      <Segmented
        label="Jobs"
        hidesLabel
        value={list}
        options={LISTS}
        onChange={(value) =>
          void navigate({ search: { list: value === 'failed' ? undefined : value }, replace: true })
        }
      />
      {failed ? (
        <ErrorState title="The jobs could not be loaded" {...failed} />
      ) : !jobs.data ? (
        <AuditSkeleton label="Loading jobs..." />
      ) : total === 0 ? (
        <EmptyState Icon={IconClockCog} {...EMPTY[list]} />
      ) : (
        <JobList jobs={jobs.data.items} />
      )}
      <Pagination
        page={page}
        pageSize={LIMITS.page_size}
        total={total}
        onPage={(shown) => showPage(shown, false)}
      />
    </PageFrame>
  );
}
