import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { AuditSearch } from '../../../features/admin/audit/audit-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminAuditPage } from '../../../pages/admin-audit/admin-audit-page.tsx';

export const Route = createFileRoute('/_app/admin/audit')({
  validateSearch: unreadSearch<AuditSearch>,
  head: () => ({ meta: [{ title: `Audit Logs · ${PRODUCT_NAME}` }] }),
  component: AdminAuditPage,
  errorComponent: false,
});
