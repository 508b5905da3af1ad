import {
  CHANNEL_LABELS,
  type Channel,
  commaList,
  type KeywordVerdictWord,
  type RangeFigures,
} from '@answerscope/contract';
import { type Sizes, sizeInWords } from '../rate/change-in-words.ts';
import * as messages from './messages.ts';

/** A significant change on one assistant. */
export interface PartChange {
  channel: Channel;
  verdict: KeywordVerdictWord;
}

export interface RowChange {
  verdict: KeywordVerdictWord;
  sizes: Sizes | null;
  /** For hover and who hears the page. */
  words: string;
}

/**
 * A change over all assistants as a row shows it. It is significant where one assistant's is, no other's is the opposite,
 * and the sum goes the same way, because a test of the sum would be one more.
 */
export function rowChange(
  { change, current }: Pick<RangeFigures, 'change' | 'current'>,
  parts: readonly PartChange[],
): RowChange {
  if (change === null) return { verdict: 'not_enough_data', sizes: null, words: messages.tooFewToCompare };
  const sizes = { before: change.before, now: change.after, shown: current?.rate ?? null };
  const direction = sizes.now > sizes.before ? 'improved' : sizes.now < sizes.before ? 'declined' : null;
  const significant = parts.filter(({ verdict }) => verdict === 'improved' || verdict === 'declined');
  const isOne = significant.length > 0 && significant.every(({ verdict }) => verdict === direction);
  const inWords = sizeInWords(sizes);
  if (!isOne || direction === null)
    return {
      verdict: 'no_detectable_change',
      sizes,
      words: messages.noSignificantChangeOf({ sizes: inWords }),
    };
  const assistants = commaList(significant.map(({ channel }) => CHANNEL_LABELS[channel]));
  return { verdict: direction, sizes, words: messages.significantOn({ sizes: inWords, assistants }) };
}
