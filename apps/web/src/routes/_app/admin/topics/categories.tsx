import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { TopicCategoriesPage } from '../../../../pages/admin-topic-categories/topic-categories-page.tsx';

export const Route = createFileRoute('/_app/admin/topics/categories')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Topic Categories · ${PRODUCT_NAME}` }] }),
  component: TopicCategoriesPage,
  errorComponent: false,
});
