import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Reads from an address which part is shown; the open ideas where it is left out. */
export const toTopicIdeasSearch = searchReader({ show: oneOf(['put-off', 'dismissed']) });
export type TopicIdeasSearch = ReturnType<typeof toTopicIdeasSearch>;
