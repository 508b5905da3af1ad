import { createFileRoute } from '@tanstack/react-router';
import type { UserSearch } from '../../../../features/admin/users/user-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AdminUsersPage } from '../../../../pages/admin-users/admin-users-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/users/')({
  validateSearch: unreadSearch<UserSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.adminUsers) }] }),
  component: AdminUsersPage,
  errorComponent: false,
});
