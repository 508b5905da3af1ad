import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AdminTopicIdeasPage } from '../../../../pages/admin-topic-ideas/topic-ideas-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/topics/ideas')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.topicIdeas) }] }),
  component: AdminTopicIdeasPage,
  errorComponent: false,
});
