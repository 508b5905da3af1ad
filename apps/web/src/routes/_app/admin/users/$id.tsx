import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { UserPartSearch } from '../../../../features/admin/user/user-part-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AdminUserPage } from '../../../../pages/admin-user/admin-user-page.tsx';

export const Route = createFileRoute('/_app/admin/users/$id')({
  validateSearch: unreadSearch<UserPartSearch>,
  head: () => ({ meta: [{ title: `User Details · ${PRODUCT_NAME}` }] }),
  component: AdminUserPage,
  errorComponent: false,
});
