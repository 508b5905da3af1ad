import * as messages from './analytics-messages.ts';
import type { Headline, KeywordVerdictWord, RateInterval, WhyNoRate } from './headline.ts';
import type { Language } from './language.ts';
import { LANGUAGE } from './messages/language.ts';
import type { Speech } from './messages/message.ts';
import { percentInWords } from './number-words.ts';

/** What two windows say of a rate, within a sentence; pages and mails use the same words. */
export const CHANGE_WORDS: Readonly<Record<KeywordVerdictWord, string>> = {
  improved: messages.improved,
  declined: messages.declined,
  no_detectable_change: messages.noSignificantChange,
  not_enough_data: messages.notEnoughAnswersYet,
  not_comparable: messages.notComparable,
};

/** Why a headline has no rate, after 'No rate: '. */
export const WHY_NO_RATE_WORDS: Readonly<Record<WhyNoRate, string>> = {
  never_checked: messages.notAskedYet,
  none_in_range: messages.noReportInTheseDays,
  no_answers: messages.everyCheckFailed,
  only_branded: messages.onlyBrandedKeywords,
  only_empty: messages.noAnswerMentionsACompany,
};

/** What the size of a change is said with; mails bring those of their language. */
const SIZE_WORDS = {
  language: LANGUAGE,
  eachKeywordWeightedEqually: messages.eachKeywordWeightedEqually,
  pointsWeightedEqually: messages.pointsWeightedEqually,
};

/** '38% → 40%', or '+2 points on average' beside another rate than the one it ends with. Fractions. */
export function changeSizeInWords(
  { before, now, shown }: { before: number; now: number; shown: number | null },
  { language, pointsWeightedEqually }: Speech<typeof SIZE_WORDS> = SIZE_WORDS,
): string {
  if (shown === null || percentOf(now) === percentOf(shown))
    return `${percentInWords(before, language)} → ${percentInWords(now, language)}`;
  const points = percentOf(now) - percentOf(before);
  const sign = points > 0 ? 'plus' : points < 0 ? 'minus' : 'none';
  return pointsWeightedEqually({ sign, points: Math.abs(points) });
}

/** The rate that a change should end with, a fraction; null where the change is over other days or keywords. */
export function shownRate({
  change: { recent },
  current,
}: Pick<Headline, 'change' | 'current'>): number | null {
  if (recent === null || current === null) return null;
  const isOfSame = recent.window_days === current.window_days && recent.keywords === current.keywords;
  return isOfSame ? current.rate : null;
}

/** Why a change ends with another rate than the headline of the same days and keywords; null where it shows the same. */
export function weightedInWords(headline: Pick<Headline, 'change' | 'current'>): string | null {
  const [shown, { recent }] = [shownRate(headline), headline.change];
  if (shown === null || recent === null) return null;
  return percentOf(recent.rate) === percentOf(shown) ? null : SIZE_WORDS.eachKeywordWeightedEqually;
}

const percentOf = (fraction: number): number => Math.round(100 * fraction);

/** '31-54%' of fractions, or '0%' where both ends round to the same; in points with another unit. */
export function rangeInWords(
  { low, high }: RateInterval,
  unit: '%' | '' = '%',
  language: Language = LANGUAGE,
): string {
  const [from, end] = [Math.round(100 * low), Math.round(100 * high)];
  const to = unit === '%' ? percentInWords(high, language) : `${end}`;
  return from === end ? to : `${from}${language === 'en' ? '-' : '–'}${to}`;
}
