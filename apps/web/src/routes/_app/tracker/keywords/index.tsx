import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { KeywordSearch } from '../../../../features/keywords/keyword-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { KeywordsPage } from '../../../../pages/keywords/keywords-page.tsx';

export const Route = createFileRoute('/_app/tracker/keywords/')({
  validateSearch: unreadSearch<KeywordSearch>,
  head: () => ({ meta: [{ title: `Keywords · ${PRODUCT_NAME}` }] }),
  component: KeywordsPage,
});
