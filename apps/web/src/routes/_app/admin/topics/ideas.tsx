import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AdminTopicIdeasPage } from '../../../../pages/admin-topic-ideas/topic-ideas-page.tsx';

export const Route = createFileRoute('/_app/admin/topics/ideas')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Topic Ideas · ${PRODUCT_NAME}` }] }),
  component: AdminTopicIdeasPage,
  errorComponent: false,
});
