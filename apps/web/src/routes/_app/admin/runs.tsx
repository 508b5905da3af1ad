import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { RunSearch } from '../../../features/admin/runs/run-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminRunsPage } from '../../../pages/admin-runs/admin-runs-page.tsx';

export const Route = createFileRoute('/_app/admin/runs')({
  validateSearch: unreadSearch<RunSearch>,
  head: () => ({ meta: [{ title: `Runs · ${PRODUCT_NAME}` }] }),
  component: AdminRunsPage,
  errorComponent: false,
});
