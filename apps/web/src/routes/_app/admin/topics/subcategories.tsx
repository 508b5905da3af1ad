import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { TopicSubcategoriesPage } from '../../../../pages/admin-topic-subcategories/topic-subcategories-page.tsx';

export const Route = createFileRoute('/_app/admin/topics/subcategories')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Topic Subcategories · ${PRODUCT_NAME}` }] }),
  component: TopicSubcategoriesPage,
  errorComponent: false,
});
