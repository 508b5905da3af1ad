import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { FaqItemsPage } from '../../../../pages/admin-faq-items/faq-items-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/faqs/')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.faqManagement) }] }),
  component: FaqItemsPage,
  errorComponent: false,
});
