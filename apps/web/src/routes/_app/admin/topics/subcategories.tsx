import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { TopicSubcategoriesPage } from '../../../../pages/admin-topic-subcategories/topic-subcategories-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/topics/subcategories')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.topicSubcategories) }] }),
  component: TopicSubcategoriesPage,
  errorComponent: false,
});
