import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { FaqCategoriesPage } from '../../../../pages/admin-faq-categories/faq-categories-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/faqs/categories')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.faqCategories) }] }),
  component: FaqCategoriesPage,
  errorComponent: false,
});
