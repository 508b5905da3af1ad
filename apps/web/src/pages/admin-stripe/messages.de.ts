import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Admin stripe page
  stripeIntegration: 'Stripe-Integration',
  loadingThePayments: 'Zahlungen werden geladen …',
  thePaymentsNotLoaded: 'Die Zahlungen konnten nicht geladen werden',
} satisfies Translation<typeof messages>;
