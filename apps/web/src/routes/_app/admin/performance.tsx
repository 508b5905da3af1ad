import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { PerformanceSearch } from '../../../features/admin/performance/performance-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminPerformancePage } from '../../../pages/admin-performance/admin-performance-page.tsx';

export const Route = createFileRoute('/_app/admin/performance')({
  validateSearch: unreadSearch<PerformanceSearch>,
  head: () => ({ meta: [{ title: `Performance Monitor · ${PRODUCT_NAME}` }] }),
  component: AdminPerformancePage,
  errorComponent: false,
});
