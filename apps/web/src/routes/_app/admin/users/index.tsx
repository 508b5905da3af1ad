import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { UserSearch } from '../../../../features/admin/users/user-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AdminUsersPage } from '../../../../pages/admin-users/admin-users-page.tsx';

export const Route = createFileRoute('/_app/admin/users/')({
  validateSearch: unreadSearch<UserSearch>,
  head: () => ({ meta: [{ title: `Admin Users · ${PRODUCT_NAME}` }] }),
  component: AdminUsersPage,
  errorComponent: false,
});
