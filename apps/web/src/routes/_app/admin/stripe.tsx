import { createFileRoute } from '@tanstack/react-router';
import type { StripeSearch } from '../../../features/admin/stripe/stripe-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminStripePage } from '../../../pages/admin-stripe/admin-stripe-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/stripe')({
  validateSearch: unreadSearch<StripeSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.stripeIntegration) }] }),
  component: AdminStripePage,
  errorComponent: false,
});
