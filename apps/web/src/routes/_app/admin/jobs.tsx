import { createFileRoute } from '@tanstack/react-router';
import type { JobSearch } from '../../../features/admin/jobs/job-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminJobsPage } from '../../../pages/admin-jobs/admin-jobs-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/jobs')({
  validateSearch: unreadSearch<JobSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.jobs) }] }),
  component: AdminJobsPage,
  errorComponent: false,
});
