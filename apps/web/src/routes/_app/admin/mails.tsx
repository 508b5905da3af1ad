import { createFileRoute } from '@tanstack/react-router';
import type { MailSearch } from '../../../features/admin/mails/mail-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminMailsPage } from '../../../pages/admin-mails/admin-mails-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/mails')({
  validateSearch: unreadSearch<MailSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.mails) }] }),
  component: AdminMailsPage,
  errorComponent: false,
});
