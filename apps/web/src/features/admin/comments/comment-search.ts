import { COMMENT_STATES } from '@answerscope/contract';
import { laterPage, oneOf, searchReader } from '../../../lib/search-codec.ts';

/** Reads from an address which comments are shown. */
export const toCommentSearch = searchReader({ state: oneOf(COMMENT_STATES), page: laterPage });

/** Which comments are shown; it stands in the address. */
export type CommentSearch = ReturnType<typeof toCommentSearch>;
