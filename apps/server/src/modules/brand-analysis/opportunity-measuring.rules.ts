import type { OpportunityMeasuring } from '@answerscope/contract';
import { detectableChange, reportSignificanceLevel, roughAnswersNeeded } from '@answerscope/statistics';
import { toDollars } from '../../lib/money.ts';
import type { CountedCell } from './opportunities.rules.ts';

/** The rise whose measuring is planned. */
const PLANNED_POINTS = 0.2;
/** An exact search takes some milliseconds, and the same few counts are asked for again and again. */
const known = new Map<string, number | null>();
const KNOWN_MAX = 5_000;

/**
 * What it takes to see a change of a keyword's rate among all the keywords of its assistant, of which a report would show
 * a change: the smallest rise that as many further answers show in 80 of 100 cases, and what a rise of 20 points takes.
 */
export function measuringOf(
  { answers, cost_per_answer }: Pick<CountedCell, 'answers' | 'cost_per_answer'>,
  keywords: number,
): OpportunityMeasuring {
  const n = answers.length;
  const k = answers.filter(({ names_you }) => names_you).length;
  const rate = k / n;
  const significance_level = reportSignificanceLevel({ cells: keywords, changed_cells: 1 });
  const planned_rate = rate + PLANNED_POINTS;
  const perWindow =
    roughAnswersNeeded({ rate_before: rate, rate_after: planned_rate, significance_level }) ?? 0;
  const planned_missing = 2 * perWindow - Math.min(n, perWindow);
  const cost = (count: number) => toDollars(Math.round(count * cost_per_answer));
  return {
    rate,
    detectable_rate: detectableRise(k, n, significance_level),
    further_answers: n,
    further_cost_usd: cost(n),
    planned_rate,
    planned_answers_per_window: perWindow,
    planned_missing,
    planned_cost_usd: cost(planned_missing),
    cost_per_answer_usd: cost(1),
  };
}

function detectableRise(k: number, n: number, significance_level: number): number | null {
  const key = `${k}/${n}/${significance_level}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { improves_to } = detectableChange({ answers_per_window: n, rate: k / n, significance_level });
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, improves_to);
  return improves_to;
}
