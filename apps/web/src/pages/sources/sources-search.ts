import { CHANNELS, LIMITS, SOURCE_KINDS } from '@answerscope/contract';
import { laterPage, oneOf, searchReader, text } from '../../lib/search-codec.ts';

/** Which sites are shown, of which assistant. */
export const readSourcesSearch = searchReader({
  channel: oneOf(CHANNELS),
  kind: oneOf(SOURCE_KINDS),
  search: text(LIMITS.company_name_max),
  page: laterPage,
});
export type SourcesSearch = ReturnType<typeof readSourcesSearch>;
