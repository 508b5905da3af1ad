import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../lib/page-title.ts';
import { AdminRulesPage } from '../../../../pages/admin-rules/admin-rules-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/rules/')({
  head: () => ({ meta: [{ title: pageTitle(messages.rulesManagement) }] }),
  component: AdminRulesPage,
  errorComponent: false,
});
