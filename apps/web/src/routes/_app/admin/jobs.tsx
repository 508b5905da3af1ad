import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { JobSearch } from '../../../features/admin/jobs/job-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminJobsPage } from '../../../pages/admin-jobs/admin-jobs-page.tsx';

export const Route = createFileRoute('/_app/admin/jobs')({
  validateSearch: unreadSearch<JobSearch>,
  head: () => ({ meta: [{ title: `Jobs · ${PRODUCT_NAME}` }] }),
  component: AdminJobsPage,
  errorComponent: false,
});
