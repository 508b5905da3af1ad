import { LIMITS, MAIL_STATES } from '@answerscope/contract';
import { laterPage, oneOf, searchReader, text } from '../../../lib/search-codec.ts';

/** Reads from an address which mails are shown. */
export const toMailSearch = searchReader({
  search: text(LIMITS.user_search_max),
  state: oneOf(MAIL_STATES),
  page: laterPage,
});

/** Which mails are shown; it stands in the address. */
export type MailSearch = ReturnType<typeof toMailSearch>;
