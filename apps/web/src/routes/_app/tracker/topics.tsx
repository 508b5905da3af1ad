import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { TopicsPage } from '../../../pages/topics/topics-page.tsx';
import type { TopicsSearch } from '../../../pages/topics/topics-search.ts';

export const Route = createFileRoute('/_app/tracker/topics')({
  validateSearch: unreadSearch<TopicsSearch>,
  head: () => ({ meta: [{ title: `Categories · ${PRODUCT_NAME}` }] }),
  component: TopicsPage,
});
