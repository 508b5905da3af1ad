import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { KeywordSearch } from '../../../features/keywords/keyword-search.ts';
import type { VisibilitySearch } from '../../../features/visibility/visibility-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { VisibilityPage } from '../../../pages/visibility/visibility-page.tsx';

export const Route = createFileRoute('/_app/tracker/visibility')({
  validateSearch: unreadSearch<KeywordSearch & VisibilitySearch>,
  head: () => ({ meta: [{ title: `Visibility tracker · ${PRODUCT_NAME}` }] }),
  component: VisibilityPage,
});
