import type { KeywordTrendNow } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** The answers of both windows of a keyword; nothing where they are not compared. */
export function trendInWords({ window_days, earlier, recent }: Omit<KeywordTrendNow, 'verdict'>): string {
  if (window_days === null || !earlier || !recent) return '';
  return `Mentioned ${times(recent.mentioned)} in ${counted(recent.answers, 'answer')} of ${window_days} days, ${times(earlier.mentioned)} in ${counted(earlier.answers, 'answer')} of the ${window_days} before.`;
}
