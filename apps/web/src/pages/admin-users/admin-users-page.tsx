import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { InvitationsPanel } from '../../features/admin/invitations/invitations-panel.tsx';
import { InviteDialog } from '../../features/admin/invitations/invite-dialog.tsx';
import { ListPage } from '../../features/admin/list-page.tsx';
import { BulkActs } from '../../features/admin/users/bulk-acts.tsx';
import { UserFilters } from '../../features/admin/users/user-filters.tsx';
import {
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
import { isSameStep } from '../../lib/typed-text.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/users/');

/** Everybody with an account: found, filtered, exported, changed together. */
export function AdminUsersPage() {
  const search = toUserSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const selection = useSelection();
  const [isInviting, setIsInviting] = useState(false);
  const { queries } = useAdminClients();
  const list = useQuery({
    ...queries.list_users.queryOptions({ input: toUserList(search) }),
    placeholderData: keepPreviousData,
  });
  const shown = list.data?.items ?? [];
  const names = useRef(new Map<string, string>());
  for (const { id, email } of shown) names.current.set(id, email);
  const show = (next: UserSearch, replace = isSameStep(search, next)) =>
    void navigate({ search: next, replace });
  return (
    <ListPage
      title={messages.adminUsers}
      answer={({ total, is_total_capped }) =>
        messages.userCount({ count: total, isCapped: is_total_capped ? 'yes' : 'no' })
      }
      loading={messages.loadingUsers}
      failure={messages.theUsersNotLoaded}
      actions={
        <>
          <Button look="primary" onClick={() => setIsInviting(true)}>
            {messages.inviteUser}
          </Button>
          <SaveButton path={userFilePath(search)} isDisabled={!list.data?.total}>
            {messages.exportCsv}
          </SaveButton>
        </>
      }
      filters={<UserFilters search={search} onChange={show} />}
      list={list}
      empty={<NoMatch text={messages.noUsersMatchSearchAnd} onClear={() => show(withoutFilters(search))} />}
      rows={(users) => (
        <UserTable
          users={users}
          sort={sortOf(search)}
          onSort={(sort) => show(withSort(search, sort))}
          selection={selection}
        />
      )}
      page={search.page}
      onPage={(page, replace) => show({ ...search, page }, replace)}
    >
      <InvitationsPanel />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      <BulkActs
        selection={selection}
        shown={shown.map(({ id }) => id)}
        nameOf={(id) => names.current.get(id) ?? id}
      />
    </ListPage>
  );
}
