import { IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListPage } from '../../features/admin/list-page.tsx';
import { RunFilters } from '../../features/admin/runs/run-filters.tsx';
import { filtersOf, type RunSearch, runFilePath, toRunSearch } from '../../features/admin/runs/run-search.ts';
import { RunTable } from '../../features/admin/runs/run-table.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { isSameStep } from '../../lib/typed-text.ts';
import { NoMatch } from '../../ui/no-match.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/runs');
/** A run under way moves on without a click. */
const REFRESH_MS = 10_000;

/** The runs of all users: which failed and why, which are under way. */
export function AdminRunsPage() {
  const search = toRunSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const filters = filtersOf(search);
  const list = useQuery({
    ...queries.list_all_runs.queryOptions({ input: { ...filters, page: search.page ?? 1 } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'running') ? REFRESH_MS : false,
  });
  const show = (next: RunSearch, replace = isSameStep(search, next)) =>
    void navigate({ search: next, replace });
  return (
    <ListPage
      title={messages.runs}
      answer={({ total, is_total_capped }) =>
        messages.runCount({ count: total, isCapped: is_total_capped ? 'yes' : 'no' })
      }
      loading={messages.loadingRuns}
      failure={messages.theRunsNotLoaded}
      actions={
        <SaveButton path={runFilePath(search)} isDisabled={!list.data?.total}>
          {messages.exportCsv}
        </SaveButton>
      }
      filters={<RunFilters search={search} onChange={show} />}
      list={list}
      empty={
        Object.keys(filters).length > 0 ? (
          <NoMatch text={messages.noRunsMatchSearchAnd} onClear={() => show({})} />
        ) : (
          <EmptyState Icon={IconRefresh} title={messages.noRunsYet} text={messages.runsAllUsersAppearHere} />
        )
      }
      rows={(runs) => <RunTable runs={runs} />}
      page={search.page}
      onPage={(page, replace) => show({ ...search, page }, replace)}
    />
  );
}
