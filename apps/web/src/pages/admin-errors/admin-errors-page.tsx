import type { ErrorGroup } from '@answerscope/contract';
import { IconBug } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorGroups } from '../../features/admin/errors/error-groups.tsx';
import { toErrorSearch } from '../../features/admin/errors/error-search.ts';
import { ListPage } from '../../features/admin/list-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/admin/errors');

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'ignored', label: 'Ignored' },
] as const;

/** What broke in somebody's browser or in the server, the same errors in one row. */
export function AdminErrorsPage() {
  const { state = 'open', page } = toErrorSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const groups = useQuery({
    ...queries.list_error_groups.queryOptions({ input: { state, page } }),
    placeholderData: keepPreviousData,
  });
  const show = (shown: ErrorGroup['state'], replace: boolean, page?: number) =>
    void navigate({ search: { state: shown === 'open' ? undefined : shown, page }, replace });
  return (
    <ListPage
      title="Error Monitoring"
      answer={({ total }) => `${counted(total, 'error')} ${state}`}
      loading="Loading errors..."
      failure="The errors could not be loaded"
      filters={
        <Segmented
          label="State"
          hidesLabel
          value={state}
          options={STATES}
          onChange={(value) => show(value, true)}
        />
      }
      list={groups}
      empty={
        <EmptyState
          Icon={IconBug}
          title={`No ${state} errors`}
          text="What breaks in somebody’s browser or on the server is reported here, without anything personal in it."
        />
      }
      rows={(rows) => <ErrorGroups groups={rows} />}
      page={page}
      onPage={(shown, replace) => show(state, replace, shown)}
    />
  );
}
