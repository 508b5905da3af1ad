import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ImportStep } from '../../../../features/keywords/import/add-many-keywords.tsx';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AddKeywordsPage, type Way } from '../../../../pages/add-keywords/add-keywords-page.tsx';

export const Route = createFileRoute('/_app/tracker/add-keywords/')({
  validateSearch: unreadSearch<{ from?: Way; step?: ImportStep }>,
  head: () => ({ meta: [{ title: `Add keywords · ${PRODUCT_NAME}` }] }),
  component: AddKeywordsPage,
});
