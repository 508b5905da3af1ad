import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { MailSearch } from '../../../features/admin/mails/mail-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminMailsPage } from '../../../pages/admin-mails/admin-mails-page.tsx';

export const Route = createFileRoute('/_app/admin/mails')({
  validateSearch: unreadSearch<MailSearch>,
  head: () => ({ meta: [{ title: `Mails · ${PRODUCT_NAME}` }] }),
  component: AdminMailsPage,
  errorComponent: false,
});
