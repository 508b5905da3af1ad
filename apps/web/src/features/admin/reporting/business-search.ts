import { CUSTOMER_SORTS } from '@answerscope/contract';
import { laterPage, oneOf, searchReader } from '../../../lib/search-codec.ts';

/** Reads from an address how customers are sorted, and which page of them is shown. */
export const toCustomerSearch = searchReader({
  sort: oneOf(CUSTOMER_SORTS),
  direction: oneOf(['asc']),
  page: laterPage,
});

export type CustomerSearch = ReturnType<typeof toCustomerSearch>;
