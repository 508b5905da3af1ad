import { CHANNELS } from '@answerscope/contract';
import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Which tab is seen, and of which assistant; what is seen at first stands in no address. */
export const readCompetitiveIntelSearch = searchReader({
  tab: oneOf(['opportunities']),
  channel: oneOf(CHANNELS),
});
export type CompetitiveIntelSearch = ReturnType<typeof readCompetitiveIntelSearch>;
