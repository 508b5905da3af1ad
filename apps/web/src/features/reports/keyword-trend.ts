import { CHANNEL_LABELS, type Channel, type KeywordTrend, type PooledRate } from '@answerscope/contract';
import { changeInWords, comparedDays } from '../../domain/rate/change-in-words.ts';
import { mentionsInWords } from '../../domain/verdict/mentions-in-words.ts';

type Trend = Pick<KeywordTrend, 'verdict' | 'window_days' | 'earlier' | 'recent'>;

/** What an assistant's line of a keyword says: 'ChatGPT mentions you in 4 of 10 answers, no significant change: 33% → 40%'. */
export function keywordTrendTitle(
  channel: Channel,
  current: Pick<PooledRate, 'mentions' | 'answers' | 'window_days'> | null,
  trend: Trend,
): string {
  const name = CHANNEL_LABELS[channel];
  if (!current) return `${name}: no answer of these days counts`;
  const days = comparedDays(trend.window_days, current.window_days);
  return `${name} ${mentionsInWords('you', current.mentions, current.answers)}, ${changeInWords(trend.verdict, sizesOf(trend))}${days}`;
}

function sizesOf({ earlier, recent }: Trend): { before: number; now: number } | null {
  if (!earlier || !recent || earlier.answers === 0 || recent.answers === 0) return null;
  return { before: earlier.mentioned / earlier.answers, now: recent.mentioned / recent.answers };
}
