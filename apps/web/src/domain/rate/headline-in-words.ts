import {
  type Headline,
  type HeadlineChange,
  type LineBreak,
  type PooledRate,
  sentencesInWords,
  shownRate,
  WHY_NO_RATE_WORDS,
  waitInWords,
} from '@answerscope/contract';
import { commaList } from '../../lib/format.ts';
import { rangeInWords } from '../range/range-in-words.ts';
import { changeInWords, changeOverDays, type Sizes } from './change-in-words.ts';
import * as messages from './messages.ts';

/** How large a change is, as fractions, beside the rate that the headline shows; null where no two windows were compared. */
export function sizesOf(headline: { change: HeadlineChange; current: PooledRate | null }): Sizes | null {
  const { earlier, recent } = headline.change;
  return earlier && recent && { before: earlier.rate, now: recent.rate, shown: shownRate(headline) };
}

/** What is known of an assistant's change, 'no significant change: 38% → 40%', or from when on: 'trend from about 26 December'. */
export function headlineChange(
  { change, current }: Pick<Headline, 'change' | 'current'>,
  timeZone?: string,
): string {
  const { recent, is_one_keyword, wait } = change;
  if (wait) return waitInWords(wait, timeZone, 'clause');
  const isOfAll = !recent || !current || recent.keywords === current.keywords;
  const parts = [
    changeOverDays(
      changeInWords(change.verdict, sizesOf({ change, current })),
      recent?.window_days ?? null,
      current?.window_days ?? null,
    ),
    !isOfAll && messages.askedInBoth({ keywords: recent.keywords }),
    is_one_keyword && messages.movedByOneKeyword,
  ];
  return commaList(parts.filter((part) => typeof part === 'string'));
}

/** Where a rate was measured, after 'in …': 'the last 28 days', or 'the newest answers' before there is a report. */
export function windowInWords({ range }: Pick<Headline, 'range'>): string {
  return range ? rangeInWords(range) : messages.theNewestAnswers;
}

/** Answers of the range that are in no rate, and why: '7 earlier answers not counted. The model changed …'; null: none. */
export function unlikeInWords({
  unlike_answers,
  breaks,
}: Pick<Headline, 'unlike_answers' | 'breaks'>): string | null {
  if (unlike_answers === 0) return null;
  return sentencesInWords([
    messages.earlierNotCounted({ answers: unlike_answers }),
    ...breaks.map(breakInWords),
  ]);
}

/** Why there is no rate, after 'No rate: '. */
export function whyNone({ why_none }: Pick<Headline, 'why_none'>): string {
  return WHY_NO_RATE_WORDS[why_none ?? 'never_checked'];
}

/** Why a line is not continued, as a sentence. */
export function breakInWords(broken: LineBreak): string {
  if (broken.reason === 'names') {
    const [added, removed] = [quoted(broken.added), quoted(broken.removed)];
    if (added && removed) return messages.namesAddedAndRemoved({ added, removed });
    if (added) return messages.namesAdded({ added });
    return removed ? messages.namesRemoved({ removed }) : messages.yourNamesChanged;
  }
  const { reason: what, before, after, keywords } = broken;
  const isKnown = before !== null && after !== null ? 'yes' : 'no';
  return messages.changed({ what, isKnown, before: before ?? '', after: after ?? '', keywords });
}

const quoted = (names: readonly string[]) => commaList(names.map((name) => messages.quotedName({ name })));
