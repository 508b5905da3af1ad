import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminStripePage } from '../../../pages/admin-stripe/admin-stripe-page.tsx';

export const Route = createFileRoute('/_app/admin/stripe')({
  head: () => ({ meta: [{ title: `Stripe Integration · ${PRODUCT_NAME}` }] }),
  component: AdminStripePage,
  errorComponent: false,
});
