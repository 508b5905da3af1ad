import { IconUserShield } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPage } from '../../features/admin/list-page.tsx';
import { OmegaFilters } from '../../features/admin/omega/omega-filters.tsx';
import { OMEGA_STATE_WORDS } from '../../features/admin/omega/omega-in-words.ts';
import { OmegaOverrides } from '../../features/admin/omega/omega-list.tsx';
import { isFiltered, type OmegaSearch, toOmegaSearch } from '../../features/admin/omega/omega-search.ts';
import { SetOmegaDialog } from '../../features/admin/omega/set-omega-dialog.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { isSameStep } from '../../lib/typed-text.ts';
import { Button } from '../../ui/button.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/omega');

/** Statuses that administrators have set, those in force first: set one, lift one, and see what was set before. */
export function AdminOmegaPage() {
  const search = toOmegaSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const [isSetting, setIsSetting] = useState(false);
  const { state = 'in_force' } = search;
  const overrides = useQuery({
    ...queries.list_omega_overrides.queryOptions({ input: search }),
    placeholderData: keepPreviousData,
  });
  const show = (next: OmegaSearch, replace = isSameStep(search, next)) =>
    void navigate({ search: next, replace });
  return (
    <ListPage
      title={messages.omegaManagement}
      answer={({ total }) => messages.setStatuses({ count: total, state })}
      loading={messages.loadingTheSetStatuses}
      failure={messages.theSetStatusesNotLoaded}
      actions={
        <Button look="primary" onClick={() => setIsSetting(true)}>
          {messages.setAStatus}
        </Button>
      }
      filters={<OmegaFilters search={search} onChange={show} />}
      list={overrides}
      empty={
        isFiltered(search) ? (
          <NoMatch text={messages.nothingSetFitsSearchAnd} onClear={() => show({ state: search.state })} />
        ) : (
          <EmptyState
            Icon={IconUserShield}
            title={OMEGA_STATE_WORDS[state].none}
            text={messages.whereRulesWrongAboutKeyword}
          />
        )
      }
      rows={(rows) => <OmegaOverrides overrides={rows} />}
      page={search.page}
      onPage={(page, replace) => show({ ...search, page }, replace)}
    >
      {isSetting && <SetOmegaDialog onClose={() => setIsSetting(false)} />}
    </ListPage>
  );
}
