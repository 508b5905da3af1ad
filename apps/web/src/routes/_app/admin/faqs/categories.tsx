import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { FaqCategoriesPage } from '../../../../pages/admin-faq-categories/faq-categories-page.tsx';

export const Route = createFileRoute('/_app/admin/faqs/categories')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `FAQ Categories · ${PRODUCT_NAME}` }] }),
  component: FaqCategoriesPage,
  errorComponent: false,
});
