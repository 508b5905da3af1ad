/** Who pays for what: subscriptions at the payment provider, and the plans they give. */
export { OPEN_DISPUTES } from './disputes.rules.ts';
export { PAYMENT_JOBS } from './payments.jobs.ts';
export { findCustomer } from './payments.queries.ts';
export {
  createPaymentAdministrationRoutes,
  createPaymentsRoutes,
  createPlanChangeRoutes,
  createStripeMount,
} from './payments.routes.ts';
export { toPayment } from './payments.rules.ts';
export type { PaymentServices } from './payments.services.ts';
export { askForRefund } from './use-cases/ask-for-refund.ts';
export { endSubscriptions } from './use-cases/end-subscriptions.ts';
export { listPlanConflicts, paymentModeOf } from './use-cases/get-payment-overview.ts';
export { readBilling } from './use-cases/read-billing.ts';
export { settleUser } from './use-cases/settle-user.ts';
export { syncCustomer } from './use-cases/sync-customer.ts';
