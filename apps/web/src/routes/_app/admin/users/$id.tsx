import { createFileRoute } from '@tanstack/react-router';
import type { UserPartSearch } from '../../../../features/admin/user/user-part-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AdminUserPage } from '../../../../pages/admin-user/admin-user-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/users/$id')({
  validateSearch: unreadSearch<UserPartSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.userDetails) }] }),
  component: AdminUserPage,
  errorComponent: false,
});
