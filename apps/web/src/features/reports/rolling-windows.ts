import type { KeywordHistoryLine } from '@answerscope/contract';
import type { TrendPoint } from '../../ui/chart/trend.ts';

const DAY_MS = 86_400_000;

type Line = Pick<KeywordHistoryLine, 'created_at' | 'n' | 'k' | 'empty' | 'surface_hash'>;

/**
 * The answers of a keyword in the days up to each report, counted together: one report alone holds too few to tell
 * anything. Answers that name no company at all measure nothing and are left out. Only answers that were asked for in the same way as in that report are counted with it.
 */
export function rollingWindows(lines: readonly Line[], window_days: number): TrendPoint[] {
  return lines.map((line) => {
    const end_ms = Date.parse(line.created_at);
    const inside = lines.filter(({ created_at, surface_hash }) => {
      const at_ms = Date.parse(created_at);
      return at_ms <= end_ms && at_ms > end_ms - window_days * DAY_MS && surface_hash === line.surface_hash;
    });
    return {
      at: line.created_at,
      k: inside.reduce((sum, { k }) => sum + k, 0),
      n: inside.reduce((sum, { n, empty }) => sum + n - empty, 0),
    };
  });
}
