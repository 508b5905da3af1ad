import { createFileRoute } from '@tanstack/react-router';
import type { KeywordSearch } from '../../../features/keywords/keyword-search.ts';
import type { VisibilitySearch } from '../../../features/visibility/visibility-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { VisibilityPage } from '../../../pages/visibility/visibility-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/visibility')({
  validateSearch: unreadSearch<KeywordSearch & VisibilitySearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.visibilityTracker) }] }),
  component: VisibilityPage,
});
