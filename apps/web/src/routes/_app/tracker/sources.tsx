import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { SourcesPage } from '../../../pages/sources/sources-page.tsx';
import type { SourcesSearch } from '../../../pages/sources/sources-search.ts';

export const Route = createFileRoute('/_app/tracker/sources')({
  validateSearch: unreadSearch<SourcesSearch>,
  head: () => ({ meta: [{ title: `Sources · ${PRODUCT_NAME}` }] }),
  component: SourcesPage,
});
