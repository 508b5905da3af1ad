import type { KeywordTrendNow } from '@answerscope/contract';
import { sizeInWords } from '../../domain/rate/change-in-words.ts';
import * as messages from './messages.ts';

/** The answers of both windows of a keyword; nothing where they are not compared. */
export function trendInWords({ window_days, earlier, recent }: Omit<KeywordTrendNow, 'verdict'>): string {
  if (window_days === null || !earlier || !recent) return '';
  return messages.twoWindows({
    days: window_days,
    mentions: recent.mentioned,
    answers: recent.answers,
    earlierMentions: earlier.mentioned,
    earlierAnswers: earlier.answers,
  });
}

/** The rates of both windows, with their days where the page shows others: '33% → 40% in 42 days'. Null without two rates. */
export function trendSizes(
  { window_days, earlier, recent }: Omit<KeywordTrendNow, 'verdict'>,
  shown_days: number,
): string | null {
  if (window_days === null || !earlier?.answers || !recent?.answers) return null;
  const sizes = sizeInWords({
    before: earlier.mentioned / earlier.answers,
    now: recent.mentioned / recent.answers,
  });
  return window_days === shown_days ? sizes : messages.sizesInDays({ sizes, days: window_days });
}
