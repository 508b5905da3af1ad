import { JOB_LISTS } from '@answerscope/contract';
import { laterPage, oneOf, searchReader } from '../../../lib/search-codec.ts';

/** Reads from an address which jobs are shown. */
export const toJobSearch = searchReader({ list: oneOf(JOB_LISTS), page: laterPage });

/** Which jobs are shown; it stands in the address. */
export type JobSearch = ReturnType<typeof toJobSearch>;
