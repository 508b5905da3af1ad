import {
  CHANGE_WORDS,
  changeSizeInWords,
  type HeadlineChange,
  type KeywordVerdictWord,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** The rates before and now, and the one shown beside them where they should end with it; fractions. */
export interface Sizes {
  before: number;
  now: number;
  shown?: number | null;
}

/** What two windows say of a rate, with the size of what differs: 'no significant change: 38% → 40%'. Fractions. */
export function changeInWords(verdict: KeywordVerdictWord, sizes: Sizes | null): string {
  const isCompared = verdict !== 'not_enough_data' && verdict !== 'not_comparable';
  const change = CHANGE_WORDS[verdict];
  return sizes && isCompared ? messages.changeOfSize({ change, sizes: sizeInWords(sizes) }) : change;
}

/**
 * A change with the days it compares, where these are not those of the rate beside it: 'improved: 38% → 40% in 42 days
 * against the 42 before'.
 */
export function changeOverDays(
  change: string,
  window_days: number | null,
  shown_days: number | null,
): string {
  if (window_days === null || window_days === shown_days) return change;
  return messages.changeOverDays({ change, days: window_days });
}

/** The days beside a badge: 'in 42 days'. */
export function otherDays(
  { recent }: Pick<HeadlineChange, 'recent'>,
  shown_days: number | null,
): string | undefined {
  const days = recent?.window_days ?? null;
  return days === null || days === shown_days ? undefined : messages.inDays({ days });
}

/** '38% → 40%', or the points alone where the rate shown beside it is not the one it ends with. */
export function sizeInWords({ before, now, shown = null }: Sizes): string {
  return changeSizeInWords({ before, now, shown });
}
