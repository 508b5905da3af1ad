import { createFileRoute } from '@tanstack/react-router';
import type { MatrixSearch } from '../../../features/visibility/matrix-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { VisibilityOptimizedPage } from '../../../pages/visibility-optimized/visibility-optimized-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/visibility-optimized')({
  validateSearch: unreadSearch<MatrixSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.advancedTesting) }] }),
  component: VisibilityOptimizedPage,
});
