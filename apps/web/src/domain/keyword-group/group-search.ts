import { type KeywordGroup, LIMITS, SEARCH_INTENTS } from '@answerscope/contract';
import { id, oneOf, text } from '../../lib/search-codec.ts';

/** How the address of a list of keywords says which topic, tag and intent are shown. */
export const GROUP_PARAMETERS = {
  topic: text(LIMITS.topic_text_max),
  tag: id,
  search_intent: oneOf(SEARCH_INTENTS),
};

/** What of an address tells keywords apart; what it does not say is left out. */
export function groupOf({ topic, tag, search_intent }: KeywordGroup): KeywordGroup {
  return { ...(topic && { topic }), ...(tag && { tag }), ...(search_intent && { search_intent }) };
}

export const isGrouped = (group: KeywordGroup): boolean => Object.keys(groupOf(group)).length > 0;
