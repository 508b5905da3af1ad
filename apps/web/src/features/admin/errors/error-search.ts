import { ERROR_GROUP_STATES } from '@answerscope/contract';
import { laterPage, oneOf, searchReader } from '../../../lib/search-codec.ts';

/** Reads from an address which errors are shown. */
export const toErrorSearch = searchReader({ state: oneOf(ERROR_GROUP_STATES), page: laterPage });

/** Which errors are shown; it stands in the address. */
export type ErrorSearch = ReturnType<typeof toErrorSearch>;
