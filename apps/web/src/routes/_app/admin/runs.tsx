import { createFileRoute } from '@tanstack/react-router';
import type { RunSearch } from '../../../features/admin/runs/run-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminRunsPage } from '../../../pages/admin-runs/admin-runs-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/runs')({
  validateSearch: unreadSearch<RunSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.runs) }] }),
  component: AdminRunsPage,
  errorComponent: false,
});
