import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { FaqItemsPage } from '../../../../pages/admin-faq-items/faq-items-page.tsx';

export const Route = createFileRoute('/_app/admin/faqs/')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `FAQ Management · ${PRODUCT_NAME}` }] }),
  component: FaqItemsPage,
  errorComponent: false,
});
