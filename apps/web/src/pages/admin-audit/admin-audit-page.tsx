import { LIMITS } from '@answerscope/contract';
import { IconHistory, IconSearchOff } from '@tabler/icons-react';
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
import { AuditSkeleton } from '../../features/admin/audit/audit-skeleton.tsx';
import { operationOptions, useAdminClients } from '../../lib/admin-clients.tsx';
import { countedUpTo } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { useClampedPage } from '../../lib/use-clamped-page.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/admin/audit');

/** Who did what, on whom, when, why and from where. Nothing of it can be changed or deleted. */
export function AdminAuditPage() {
  const search = toAuditSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const page = search.page ?? 1;
  const data = {
    ...toAuditFilter(search),
    limit: LIMITS.page_size,
    offset: (page - 1) * LIMITS.page_size,
  };
  const rows = useQuery({
    ...operationOptions(useAdminClients(), 'get_audit_logs', { userId: undefined, data }),
    placeholderData: keepPreviousData,
  });
  const failed = failedLoad(rows);
  const total = rows.data?.total;
  const show = (next: AuditSearch, replace: boolean) => void navigate({ search: next, replace });
  const showPage = (shown: number, replace: boolean) =>
    show({ ...search, page: shown === 1 ? undefined : shown }, replace);
  useClampedPage({ page, pageSize: LIMITS.page_size, total, onPage: (last) => showPage(last, true) });

  return (
    <PageFrame
      title="Audit Logs"
      answer={rows.data === undefined ? 'Loading the audit rows...' : countedUpTo(rows.data, 'act')}
      actions={
        <SaveButton path={auditFilePath(search)} isDisabled={!total}>
          Export CSV
        </SaveButton>
      }
    >
      <AuditFilters search={search} onChange={(next) => show(next, true)} />
      {failed ? (
        <ErrorState title="The audit rows could not be loaded" {...failed} />
      ) : !rows.data ? (
        <AuditSkeleton />
      ) : total === 0 && isFiltered(search) ? (
        <EmptyState
          Icon={IconSearchOff}
          title="No act matches"
          text="Nothing that an administrator did fits these filters."
          action={<Button onClick={() => show({}, false)}>Show all acts</Button>}
        />
      ) : total === 0 ? (
        <EmptyState
          Icon={IconHistory}
          title="Nothing yet"
          text="What administrators change is listed here, with who, why and from where."
        />
      ) : (
        <AuditEntries entries={rows.data.items} />
      )}
      <Pagination
        page={page}
        pageSize={LIMITS.page_size}
        total={total}
        isTotalCapped={rows.data?.is_total_capped}
        onPage={(shown) => showPage(shown, false)}
      />
    </PageFrame>
  );
}
