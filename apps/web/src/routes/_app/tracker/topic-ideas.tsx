import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { TopicIdeasPage } from '../../../pages/topic-ideas/topic-ideas-page.tsx';
import type { TopicIdeasSearch } from '../../../pages/topic-ideas/topic-ideas-search.ts';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/topic-ideas')({
  validateSearch: unreadSearch<TopicIdeasSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.topicIdeas) }] }),
  component: TopicIdeasPage,
});
