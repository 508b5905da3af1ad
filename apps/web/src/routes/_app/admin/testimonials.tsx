import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { TestimonialsPage } from '../../../pages/admin-testimonials/testimonials-page.tsx';

export const Route = createFileRoute('/_app/admin/testimonials')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Testimonials · ${PRODUCT_NAME}` }] }),
  component: TestimonialsPage,
  errorComponent: false,
});
