import { LIMITS, PAYMENT_STATES, SUBSCRIPTION_STATUSES } from '@answerscope/contract';
import { laterPage, oneOf, searchReader, text } from '../../../lib/search-codec.ts';

/** Reads from an address which subscriptions or payments are listed. */
export const toStripeSearch = searchReader({
  list: oneOf(['payments']),
  status: oneOf(SUBSCRIPTION_STATUSES),
  state: oneOf(PAYMENT_STATES),
  search: text(LIMITS.user_search_max),
  page: laterPage,
});

/** Which of the two lists is shown, and what narrows it; it stands in the address. */
export type StripeSearch = ReturnType<typeof toStripeSearch>;

/** True when the list shows less than everything. */
export function isNarrowed({ search, status, state }: StripeSearch): boolean {
  return search !== undefined || status !== undefined || state !== undefined;
}
