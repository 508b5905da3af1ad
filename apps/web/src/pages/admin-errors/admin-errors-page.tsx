import { LIMITS } from '@answerscope/contract';
import { IconBug } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AuditSkeleton } from '../../features/admin/audit/audit-skeleton.tsx';
import { ErrorGroups } from '../../features/admin/errors/error-groups.tsx';
import { toErrorSearch } from '../../features/admin/errors/error-search.ts';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { useClampedPage } from '../../lib/use-clamped-page.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/admin/errors');

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'ignored', label: 'Ignored' },
] as const;

/** What broke in somebody's browser or in the server, the same errors in one row. */
export function AdminErrorsPage() {
  const { state = 'open', page = 1 } = toErrorSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const groups = useQuery({
    ...queries.list_error_groups.queryOptions({ input: { state, page } }),
    placeholderData: keepPreviousData,
  });
  const failed = failedLoad(groups);
  const total = groups.data?.total;
  const showPage = (shown: number, replace: boolean) =>
    void navigate({
      search: { state: state === 'open' ? undefined : state, page: shown === 1 ? undefined : shown },
      replace,
    });
  useClampedPage({ page, pageSize: LIMITS.page_size, total, onPage: (last) => showPage(last, true) });
  return (
    <PageFrame
      title="Error Monitoring"
      answer={total === undefined ? 'Loading errors...' : `${counted(total, 'error')} ${state}`}
    >
      <Segmented
        label="State"
        hidesLabel
        value={state}
        options={STATES}
        onChange={(value) =>
          void navigate({ search: { state: value === 'open' ? undefined : value }, replace: true })
        }
      />
      {failed ? (
        <ErrorState title="The errors could not be loaded" {...failed} />
      ) : !groups.data ? (
        <AuditSkeleton label="Loading errors..." />
      ) : total === 0 ? (
        <EmptyState
          Icon={IconBug}
          title={`No ${state} errors`}
          text="What breaks in somebody’s browser or on the server is reported here, without anything personal in it."
        />
      ) : (
        <ErrorGroups groups={groups.data.items} />
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
