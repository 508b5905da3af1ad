import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { TopicIdeasPage } from '../../../pages/topic-ideas/topic-ideas-page.tsx';
import type { TopicIdeasSearch } from '../../../pages/topic-ideas/topic-ideas-search.ts';

export const Route = createFileRoute('/_app/tracker/topic-ideas')({
  validateSearch: unreadSearch<TopicIdeasSearch>,
  head: () => ({ meta: [{ title: `Topic Ideas · ${PRODUCT_NAME}` }] }),
  component: TopicIdeasPage,
});
