import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { WarningRulesPage } from '../../../../pages/admin-warning-rules/warning-rules-page.tsx';

export const Route = createFileRoute('/_app/admin/rules/warnings')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Warning Rules · ${PRODUCT_NAME}` }] }),
  component: WarningRulesPage,
  errorComponent: false,
});
