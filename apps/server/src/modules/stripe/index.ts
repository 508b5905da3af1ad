/** The payment provider: the door to it, what it is told of what we sell, and its page on which customers help themselves. */
export { dashboardAddress } from './dashboard.rules.ts';
export { OURS, portalConfiguration } from './portal.client.ts';
export { isPriceOf, lookupKey } from './prices.rules.ts';
export { ownAddress, successAddress } from './return-address.rules.ts';
export { setUpPlansAtStripe } from './set-up.jobs.ts';
export { deleteSetUpsBefore, findNewestSetUp } from './set-ups.queries.ts';
export {
  API_VERSION,
  askStripe,
  isMissing,
  openStripe,
  type StripeDoor,
  StripeFailure,
} from './stripe.client.ts';
export { askForSetUp } from './use-cases/ask-for-set-up.ts';
export { setUpStripe } from './use-cases/set-up-stripe.ts';
