import type { KeywordHistoryLine } from '@answerscope/contract';
import { WINDOW } from '@answerscope/statistics';
import type { TrendPoint } from '../../domain/trend/trend.ts';

const DAY_MS = 86_400_000;

type Line = Pick<KeywordHistoryLine, 'created_at' | 'n' | 'k' | 'empty' | 'surface_hash'>;

/**
 * The answers of a keyword in the weeks up to each report, counted together: one report alone holds too few to tell
 * anything. The window is the product's: 28 days, grown until it holds 9 answers, at most 90. Answers that name no company
 * at all measure nothing and are left out; those that were asked for in another way than in the report are not counted
 * with it, and break the line.
 */
export function rollingWindows(lines: readonly Line[]): TrendPoint[] {
  const oldestFirst = [...lines].sort((a, b) => a.created_at.localeCompare(b.created_at));
  return oldestFirst.map((line, index) => {
    const before = oldestFirst[index - 1];
    const n = line.n - line.empty;
    return {
      at: line.created_at,
      pooled: grownWindow(oldestFirst, line),
      own: n > 0 ? { k: line.k, n } : null,
      breaks: before && before.surface_hash !== line.surface_hash ? [ASKED_OTHERWISE] : [],
    };
  });
}

const ASKED_OTHERWISE = 'It was asked in another way: with another model, search setting, question or place.';

function grownWindow(lines: readonly Line[], line: Line): TrendPoint['pooled'] {
  const end_ms = Date.parse(line.created_at);
  const alike = lines.flatMap(({ created_at, surface_hash, k, n, empty }) => {
    const age_ms = end_ms - Date.parse(created_at);
    return age_ms >= 0 && surface_hash === line.surface_hash ? [{ age_ms, k, n: n - empty }] : [];
  });
  const within = (window_days: number) => {
    const inside = alike.filter(({ age_ms }) => age_ms < window_days * DAY_MS);
    const sum = (count: 'k' | 'n') => inside.reduce((total, one) => total + one[count], 0);
    return { k: sum('k'), n: sum('n'), window_days };
  };
  let window = within(WINDOW.least_days);
  while (window.n < WINDOW.answers && window.window_days < WINDOW.most_days)
    window = within(window.window_days + 1);
  return window.n > 0 ? window : null;
}
