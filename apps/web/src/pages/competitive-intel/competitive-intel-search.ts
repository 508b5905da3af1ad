import { CHANNELS, COMPANY_KINDS, LIMITS } from '@answerscope/contract';
import { GROUP_PARAMETERS } from '../../domain/keyword-group/group-search.ts';
import { laterPage, oneOf, searchReader, text } from '../../lib/search-codec.ts';

/** Which tab is seen, of which assistant, companies or keywords; what is seen at first stands in no address. */
export const readCompetitiveIntelSearch = searchReader({
  tab: oneOf(['opportunities']),
  channel: oneOf(CHANNELS),
  show: oneOf(COMPANY_KINDS),
  search: text(LIMITS.company_name_max),
  page: laterPage,
  ...GROUP_PARAMETERS,
});
export type CompetitiveIntelSearch = ReturnType<typeof readCompetitiveIntelSearch>;
