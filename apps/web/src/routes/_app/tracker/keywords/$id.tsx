import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { KeywordPage } from '../../../../pages/keyword/keyword-page.tsx';
import type { KeywordPageSearch } from '../../../../pages/keyword/keyword-page-search.ts';

export const Route = createFileRoute('/_app/tracker/keywords/$id')({
  validateSearch: unreadSearch<KeywordPageSearch>,
  head: () => ({ meta: [{ title: `Keyword · ${PRODUCT_NAME}` }] }),
  component: KeywordPage,
});
