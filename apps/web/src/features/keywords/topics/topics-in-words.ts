import { type KeywordTopics, sentencesInWords } from '@answerscope/contract';
import { strongestInWords } from '../../../domain/figures/strongest.ts';
import * as messages from '../messages.ts';

/** The page's question answered: for which topic is the company mentioned most and least? And how many keywords have none. */
export function topicsInWords({
  items,
  without_topic,
}: Pick<KeywordTopics, 'items' | 'without_topic'>): string {
  const first = strongestInWords(items.map(({ topic, figures }) => ({ label: topic, figures })));
  return sentencesInWords([first, without_topic > 0 && messages.haveNoTopic({ count: without_topic })]);
}
