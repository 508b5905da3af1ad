import {
  CHANNEL_LABELS,
  type Channel,
  type KeywordTrendNow,
  type PooledRate,
  waitInWords,
} from '@answerscope/contract';
import { changeInWords, changeOverDays } from '../../domain/rate/change-in-words.ts';
import { mentionsInWords } from '../../domain/verdict/mentions-in-words.ts';
import * as messages from './messages.ts';

type Trend = Pick<KeywordTrendNow, 'verdict' | 'window_days' | 'earlier' | 'recent' | 'wait'>;

/** What an assistant's line of a keyword says: 'ChatGPT mentions you in 4 of 10 answers, no significant change: 33% → 40%'. */
export function keywordTrendTitle(
  channel: Channel,
  current: Pick<PooledRate, 'mentions' | 'answers' | 'window_days'> | null,
  trend: Trend,
  timeZone?: string,
): string {
  const assistant = CHANNEL_LABELS[channel];
  if (!current) return messages.noAnswerCounts({ assistant });
  const change = trend.wait
    ? waitInWords(trend.wait, timeZone, 'clause')
    : changeOverDays(changeInWords(trend.verdict, sizesOf(trend)), trend.window_days, current.window_days);
  return messages.mentionsAndChange({
    assistant,
    mentions: mentionsInWords(messages.you, current.mentions, current.answers),
    change,
  });
}

function sizesOf({ earlier, recent }: Trend): { before: number; now: number } | null {
  if (!earlier || !recent || earlier.answers === 0 || recent.answers === 0) return null;
  return { before: earlier.mentioned / earlier.answers, now: recent.mentioned / recent.answers };
}
