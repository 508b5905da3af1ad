import type { RangeOfDays } from '@answerscope/contract';
import { DAY_MS } from '../../lib/time.ts';
import type { PastReport } from '../reports/index.ts';
import { END } from '../reports/windows.fixture.ts';
import type { RangeCount } from './range.rules.ts';

/** The last so many days with that of the newest report. */
export function lastDays(days: number, end = END): RangeOfDays {
  const dayBefore = (ago: number) => new Date(end.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  return { range: String(days), from: dayBefore(days - 1), to: dayBefore(0), days };
}

/** What the database counts of these reports, each day apart. */
export function countsOf(reports: readonly PastReport[], end = END): RangeCount[] {
  return reports.flatMap(({ reported_at, lines }) =>
    lines
      .filter(({ is_branded }) => !is_branded)
      .map(({ keyword_id, n, k, empty, trend_point }) => ({
        keyword_id,
        age: Math.round((end.getTime() - reported_at.getTime()) / DAY_MS),
        answers: n - empty,
        mentions: k,
        checks: 1,
        empty_answers: empty,
        brand_mentions: k,
        competitor_mentions: n - empty,
        placed: Number(n > empty),
        places: k > 0 ? 1 : 0,
        meaning: trend_point,
        since: reported_at,
        until: reported_at,
      })),
  );
}
