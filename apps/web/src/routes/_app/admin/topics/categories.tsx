import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { TopicCategoriesPage } from '../../../../pages/admin-topic-categories/topic-categories-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/topics/categories')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.topicCategories) }] }),
  component: TopicCategoriesPage,
  errorComponent: false,
});
