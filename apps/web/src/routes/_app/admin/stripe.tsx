import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { StripeSearch } from '../../../features/admin/stripe/stripe-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminStripePage } from '../../../pages/admin-stripe/admin-stripe-page.tsx';

export const Route = createFileRoute('/_app/admin/stripe')({
  validateSearch: unreadSearch<StripeSearch>,
  head: () => ({ meta: [{ title: `Stripe Integration · ${PRODUCT_NAME}` }] }),
  component: AdminStripePage,
  errorComponent: false,
});
