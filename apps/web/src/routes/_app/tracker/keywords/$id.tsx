import { type Channel, PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { KeywordPage } from '../../../../pages/keyword/keyword-page.tsx';

export const Route = createFileRoute('/_app/tracker/keywords/$id')({
  validateSearch: unreadSearch<{ assistant?: Channel }>,
  head: () => ({ meta: [{ title: `Keyword · ${PRODUCT_NAME}` }] }),
  component: KeywordPage,
});
