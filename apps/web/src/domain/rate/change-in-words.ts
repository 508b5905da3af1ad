import type { KeywordVerdictWord } from '@answerscope/contract';
import { formatPercent } from './format-rate.ts';

/** What two windows say of a rate, with the size of what differs: 'no change beyond chance: 38% → 40%'. Fractions. */
export function changeInWords(
  verdict: KeywordVerdictWord,
  sizes: { before: number; now: number } | null,
): string {
  const size = sizes ? `: ${sizeInWords(sizes)}` : '';
  switch (verdict) {
    case 'improved':
      return `improved beyond chance${size}`;
    case 'declined':
      return `declined beyond chance${size}`;
    case 'no_detectable_change':
      return `no change beyond chance${size}`;
    case 'not_enough_data':
      return 'too few answers yet to tell a change from chance';
    case 'not_comparable':
      return 'not comparable with the weeks before';
  }
}

/** Which weeks were compared, where these are not those of the rate beside it: 'in 42 days against the 42 before'. */
export function comparedDays(window_days: number | null, shown_days: number | null): string {
  if (window_days === null || window_days === shown_days) return '';
  return ` in ${window_days} days against the ${window_days} before`;
}

/** '38% → 40%'. */
export function sizeInWords({ before, now }: { before: number; now: number }): string {
  return `${formatPercent(before)} → ${formatPercent(now)}`;
}
