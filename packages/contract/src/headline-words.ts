import * as messages from './analytics-messages.ts';
import type { Headline, KeywordVerdictWord, RateInterval, WhyNoRate } from './headline.ts';
import type { Language } from './language.ts';
import { LANGUAGE } from './messages/language.ts';
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

/** Why a change ends with another rate than the headline of the same days and keywords; null where it shows the same. */
export function weighedInWords(
  { change: { recent }, current }: Pick<Headline, 'change' | 'current'>,
  weighedAlike: string = messages.eachKeywordWeighedAlike,
): string | null {
  if (recent === null || current === null) return null;
  if (recent.window_days !== current.window_days || recent.keywords !== current.keywords) return null;
  return Math.round(100 * recent.rate) === Math.round(100 * current.rate) ? null : weighedAlike;
}

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
