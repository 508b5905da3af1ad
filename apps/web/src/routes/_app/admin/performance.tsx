import { createFileRoute } from '@tanstack/react-router';
import type { PerformanceSearch } from '../../../features/admin/performance/performance-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminPerformancePage } from '../../../pages/admin-performance/admin-performance-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/performance')({
  validateSearch: unreadSearch<PerformanceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.performanceMonitor) }] }),
  component: AdminPerformancePage,
  errorComponent: false,
});
