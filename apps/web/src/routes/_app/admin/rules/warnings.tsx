import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { WarningRulesPage } from '../../../../pages/admin-warning-rules/warning-rules-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/rules/warnings')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.warningRules) }] }),
  component: WarningRulesPage,
  errorComponent: false,
});
