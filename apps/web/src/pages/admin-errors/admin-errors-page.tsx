import { IconBug } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorFilters } from '../../features/admin/errors/error-filters.tsx';
import { ErrorGroups } from '../../features/admin/errors/error-groups.tsx';
import { type ErrorSearch, isFiltered, toErrorSearch } from '../../features/admin/errors/error-search.ts';
import { ListPage } from '../../features/admin/list-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/errors');

/** What broke in somebody's browser or in the server, the same errors in one row. */
export function AdminErrorsPage() {
  const search = toErrorSearch(Route.useSearch());
  const { state = 'open', page } = search;
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const groups = useQuery({
    ...queries.list_error_groups.queryOptions({ input: { ...search, state, page } }),
    placeholderData: keepPreviousData,
  });
  const show = (next: ErrorSearch, replace: boolean) => void navigate({ search: next, replace });
  return (
    <ListPage
      title={messages.errorMonitoring}
      answer={({ total }) => messages.errorsInState({ count: total, state })}
      loading={messages.loadingErrors}
      failure={messages.theErrorsNotLoaded}
      filters={<ErrorFilters search={search} onChange={(next) => show(next, true)} />}
      list={groups}
      empty={
        isFiltered(search) ? (
          <NoMatch
            text={messages.noErrorFits({ state })}
            onClear={() => show({ state: search.state }, false)}
          />
        ) : (
          <EmptyState
            Icon={IconBug}
            title={messages.noErrors({ state })}
            text={messages.whatBreaksInSomebodysBrowser}
          />
        )
      }
      rows={(rows) => <ErrorGroups groups={rows} />}
      page={page}
      onPage={(shown, replace) => show({ ...search, page: shown }, replace)}
    />
  );
}
