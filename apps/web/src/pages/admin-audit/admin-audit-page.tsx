import { LIMITS } from '@answerscope/contract';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AuditEntries } from '../../features/admin/audit/audit-entries.tsx';
import { AuditFilters } from '../../features/admin/audit/audit-filters.tsx';
import {
  type AuditSearch,
  auditFilePath,
  isFiltered,
  toAuditFilter,
  toAuditSearch,
} from '../../features/admin/audit/audit-search.ts';
import { ListPage } from '../../features/admin/list-page.tsx';
import { operationOptions, useAdminClients } from '../../lib/admin-clients.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/audit');

/** Who did what, on whom, when, why and from where. Nothing of it can be changed or deleted. */
export function AdminAuditPage() {
  const search = toAuditSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const data = {
    ...toAuditFilter(search),
    limit: LIMITS.page_size,
    offset: ((search.page ?? 1) - 1) * LIMITS.page_size,
  };
  const rows = useQuery({
    ...operationOptions(useAdminClients(), 'get_audit_logs', { userId: undefined, data }),
    placeholderData: keepPreviousData,
  });
  const show = (next: AuditSearch, replace: boolean) => void navigate({ search: next, replace });
  return (
    <ListPage
      title={messages.auditLogs}
      answer={({ total, is_total_capped }) =>
        messages.actCount({ count: total, isCapped: is_total_capped ? 'yes' : 'no' })
      }
      loading={messages.loadingTheAuditRows}
      failure={messages.theAuditRowsNotLoaded}
      actions={
        <SaveButton path={auditFilePath(search)} isDisabled={!rows.data?.total}>
          {messages.exportCsv}
        </SaveButton>
      }
      filters={<AuditFilters search={search} onChange={(next) => show(next, true)} />}
      list={rows}
      empty={
        isFiltered(search) ? (
          <NoMatch text={messages.nothingAdministratorDidFitsThese} onClear={() => show({}, false)} />
        ) : (
          <EmptyState
            Icon={IconHistory}
            title={messages.nothingYet}
            text={messages.whatAdministratorsChangeListedHere}
          />
        )
      }
      rows={(entries) => <AuditEntries entries={entries} />}
      page={search.page}
      onPage={(page, replace) => show({ ...search, page }, replace)}
    />
  );
}
