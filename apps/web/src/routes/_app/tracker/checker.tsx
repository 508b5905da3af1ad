import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { CheckerPage } from '../../../pages/checker/checker-page.tsx';
import type { CheckerSearch } from '../../../pages/checker/checker-search.ts';

export const Route = createFileRoute('/_app/tracker/checker')({
  validateSearch: unreadSearch<CheckerSearch>,
  head: () => ({ meta: [{ title: `Checker · ${PRODUCT_NAME}` }] }),
  component: CheckerPage,
});
