import { CHANNELS } from '@answerscope/contract';
import { GROUP_PARAMETERS } from '../../domain/keyword-group/group-search.ts';
import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Which tab is seen, of which assistant and which keywords; what is seen at first stands in no address. */
export const readCompetitiveIntelSearch = searchReader({
  tab: oneOf(['opportunities']),
  channel: oneOf(CHANNELS),
  ...GROUP_PARAMETERS,
});
export type CompetitiveIntelSearch = ReturnType<typeof readCompetitiveIntelSearch>;
