import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { ReportsPage } from '../../../../pages/reports/reports-page.tsx';
import type { ReportsSearch } from '../../../../pages/reports/reports-search.ts';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/tracker/reports/')({
  validateSearch: unreadSearch<ReportsSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.reports) }] }),
  component: ReportsPage,
});
