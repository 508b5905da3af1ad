import { type KeywordGroup, type KeywordTag, listInWords, SEARCH_INTENT_LABELS } from '@answerscope/contract';
import * as messages from './messages.ts';

/** Each filter of a group as a sentence names it: 'the tag “Core”'. */
export function groupInWords(
  { topic, tag, search_intent }: KeywordGroup,
  tags: readonly KeywordTag[],
): string[] {
  const name = tags.find(({ id }) => id === tag)?.name;
  return [
    ...(topic ? [messages.theTopic({ topic })] : []),
    ...(tag ? [name === undefined ? messages.tagThatIsGone : messages.theTag({ tag: name })] : []),
    ...(search_intent ? [messages.theSearchIntent({ intent: SEARCH_INTENT_LABELS[search_intent] })] : []),
  ];
}

/** 'the topic “Loans” and the tag “Core”'. */
export const listed = (words: readonly string[]): string => listInWords(words);
