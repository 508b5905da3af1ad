import type { KeywordTrendNow } from '@answerscope/contract';
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
