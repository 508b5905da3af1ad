import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { LeftOutSearch } from '../../../domain/rate/left-out-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { LeftOutPage } from '../../../pages/left-out/left-out-page.tsx';

export const Route = createFileRoute('/_app/tracker/left-out')({
  validateSearch: unreadSearch<LeftOutSearch>,
  head: () => ({ meta: [{ title: `Answers left out · ${PRODUCT_NAME}` }] }),
  component: LeftOutPage,
});
