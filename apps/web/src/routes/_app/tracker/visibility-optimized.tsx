import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { MatrixSearch } from '../../../features/visibility/matrix-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { VisibilityOptimizedPage } from '../../../pages/visibility-optimized/visibility-optimized-page.tsx';

export const Route = createFileRoute('/_app/tracker/visibility-optimized')({
  validateSearch: unreadSearch<MatrixSearch>,
  head: () => ({ meta: [{ title: `Advanced Testing · ${PRODUCT_NAME}` }] }),
  component: VisibilityOptimizedPage,
});
