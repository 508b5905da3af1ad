import {
  CHANNEL_LABELS,
  type Channel,
  type KeywordHistoryLine,
  type KeywordTrend,
} from '@answerscope/contract';
import { changeInWords, comparedDays } from '../../domain/rate/change-in-words.ts';
import type { ComparedWindows, TrendPoint } from '../../domain/trend/trend.ts';
import { namedInWords } from '../../domain/verdict/named-in-words.ts';

const DAY_MS = 86_400_000;

type Trend = Pick<KeywordTrend, 'verdict' | 'window_days' | 'earlier' | 'recent'>;

/** What an assistant's line of a keyword says: 'ChatGPT names you in 4 of 10 answers, no significant change: 33% → 40%'. */
export function keywordTrendTitle(channel: Channel, points: readonly TrendPoint[], trend: Trend): string {
  const newest = points.at(-1)?.pooled;
  const name = CHANNEL_LABELS[channel];
  if (!newest) return `${name}: no answer of the last weeks counts`;
  const days = comparedDays(trend.window_days, newest.window_days);
  return `${name} ${namedInWords('you', newest.k, newest.n)}, ${changeInWords(trend.verdict, sizesOf(trend))}${days}`;
}

/** The windows of a keyword's verdict; they end with its newest report. Null where two could not be compared. */
export function comparedWindows(
  lines: readonly Pick<KeywordHistoryLine, 'created_at'>[],
  { window_days, earlier, recent }: Trend,
): ComparedWindows | null {
  const to = lines
    .map(({ created_at }) => created_at)
    .sort()
    .at(-1);
  if (to === undefined || window_days === null || !earlier || !recent) return null;
  const before = (days: number) => new Date(Date.parse(to) - days * DAY_MS).toISOString();
  return { from: before(2 * window_days), middle: before(window_days), to };
}

function sizesOf({ earlier, recent }: Trend): { before: number; now: number } | null {
  if (!earlier || !recent || earlier.answers === 0 || recent.answers === 0) return null;
  return { before: earlier.mentioned / earlier.answers, now: recent.mentioned / recent.answers };
}
