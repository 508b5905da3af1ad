import type { KeywordVerdictWord, WhyNoRate } from './headline.ts';

/** What two windows say of a rate, within a sentence; pages and mails use the same words. */
export const CHANGE_WORDS: Readonly<Record<KeywordVerdictWord, string>> = {
  improved: 'improved beyond chance',
  declined: 'declined beyond chance',
  no_detectable_change: 'no change beyond chance',
  not_enough_data: 'too few answers yet to tell a change from chance',
  not_comparable: 'not comparable with the weeks before',
};

/** Why a headline has no rate, after 'No rate: '. */
export const WHY_NO_RATE_WORDS: Readonly<Record<WhyNoRate, string>> = {
  never_checked: 'not asked yet',
  no_answers: 'every check failed, so it is unknown',
  only_branded: 'only branded keywords have answers',
  only_empty: 'no answer names a company',
};
