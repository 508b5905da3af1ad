import { LIMITS } from '@answerscope/contract';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationOptions, useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { AuditEntries } from '../audit/audit-entries.tsx';
import * as messages from './messages.ts';

/** What administrators did with a user, the newest first. */
export default function UserActivity({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const call = {
    userId,
    data: { limit: LIMITS.page_size, offset: (page - 1) * LIMITS.page_size },
  };
  const rows = useQuery({
    ...operationOptions(useAdminClients(), 'get_audit_logs', call),
    placeholderData: keepPreviousData,
  });
  const failed = failedLoad(rows);
  if (failed) return <ErrorState title={messages.theActivityNotLoaded} {...failed} />;
  if (rows.data?.total === 0)
    return (
      <EmptyState
        Icon={IconHistory}
        title={messages.noActivity}
        text={messages.noAdministratorHasChangedAnything}
      />
    );
  return (
    <>
      <AuditEntries entries={rows.data?.items ?? null} hidesSubject />
      <Pagination
        page={page}
        pageSize={LIMITS.page_size}
        total={rows.data?.total}
        isTotalCapped={rows.data?.is_total_capped}
        onPage={setPage}
      />
    </>
  );
}
