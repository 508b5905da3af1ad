import { createFileRoute } from '@tanstack/react-router';
import type { AuditSearch } from '../../../features/admin/audit/audit-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminAuditPage } from '../../../pages/admin-audit/admin-audit-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/audit')({
  validateSearch: unreadSearch<AuditSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.auditLogs) }] }),
  component: AdminAuditPage,
  errorComponent: false,
});
