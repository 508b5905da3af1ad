import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AddKeywordsPage } from '../../../../pages/add-keywords/add-keywords-page.tsx';
import type { AddKeywordsSearch } from '../../../../pages/add-keywords/add-keywords-search.ts';

export const Route = createFileRoute('/_app/tracker/add-keywords/')({
  validateSearch: unreadSearch<AddKeywordsSearch>,
  head: () => ({ meta: [{ title: `Add keywords · ${PRODUCT_NAME}` }] }),
  component: AddKeywordsPage,
});
