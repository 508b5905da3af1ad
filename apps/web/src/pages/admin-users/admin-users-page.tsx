import { LIMITS } from '@answerscope/contract';
import { IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { BulkActs } from '../../features/admin/users/bulk-acts.tsx';
import { UserFilters } from '../../features/admin/users/user-filters.tsx';
import {
  isSameStep,
  sortOf,
  toUserList,
  toUserSearch,
  type UserSearch,
  userFilePath,
  withoutFilters,
  withSort,
} from '../../features/admin/users/user-search.ts';
import { UserTable } from '../../features/admin/users/user-table.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { countedUpTo } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { useClampedPage } from '../../lib/use-clamped-page.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/admin/users/');

/** Everybody with an account: found, filtered, exported, changed together. */
export function AdminUsersPage() {
  const search = toUserSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const selection = useSelection();
  const { queries } = useAdminClients();
  const list = useQuery({
    ...queries.list_users.queryOptions({ input: toUserList(search) }),
    placeholderData: keepPreviousData,
  });
  const noList = failedLoad(list);
  const users = list.data?.items;
  const total = list.data?.total;
  const names = useRef(new Map<string, string>());
  for (const { id, email } of users ?? []) names.current.set(id, email);
  const page = search.page ?? 1;
  const show = (next: UserSearch, replace = isSameStep(search, next)) =>
    void navigate({ search: next, replace });
  const showPage = (shown: number, replace: boolean) =>
    show({ ...search, page: shown === 1 ? undefined : shown }, replace);
  useClampedPage({ page, pageSize: LIMITS.page_size, total, onPage: (last) => showPage(last, true) });

  return (
    <PageFrame
      title="Admin Users"
      answer={list.data === undefined ? 'Loading users...' : countedUpTo(list.data, 'user')}
      actions={
        <SaveButton path={userFilePath(search)} isDisabled={!total}>
          Export CSV
        </SaveButton>
      }
    >
      <UserFilters search={search} onChange={show} />
      {noList ? (
        <ErrorState title="The users could not be loaded" {...noList} />
      ) : users?.length === 0 ? (
        <EmptyState
          Icon={IconSearchOff}
          title="No user matches"
          text="Nobody fits this search and these filters."
          action={<Button onClick={() => show(withoutFilters(search))}>Show all users</Button>}
        />
      ) : (
        <UserTable
          users={users ?? null}
          sort={sortOf(search)}
          onSort={(sort) => show(withSort(search, sort))}
          selection={selection}
        />
      )}
      <Pagination
        page={page}
        pageSize={LIMITS.page_size}
        total={total}
        isTotalCapped={list.data?.is_total_capped}
        onPage={(shown) => showPage(shown, false)}
      />
      <BulkActs
        selection={selection}
        shown={users?.map(({ id }) => id) ?? []}
        nameOf={(id) => names.current.get(id) ?? id}
      />
    </PageFrame>
  );
}
