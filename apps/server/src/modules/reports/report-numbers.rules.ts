import {
  KEYWORD_VERDICTS,
  type KeywordVerdictWord,
  type ReportVerdictWord,
  type ResultState,
} from '@answerscope/contract';
import {
  answersNeeded,
  type CellVerdict,
  type ChangeTest,
  countOfCheck,
  createChangeTest,
  reportSignificanceLevel,
  reportVerdict,
  trackedRate,
} from '@answerscope/statistics';
import { percentageOf } from '../../lib/percentage.ts';
import { shareOf } from '../answers/index.ts';
import { shownStateOf } from '../omega/index.ts';
import type { JudgedLine, ReportLine, StoredTrend, TrendPoint } from './lines.rules.ts';

/** Numbers of a report that stand in no line: all of them follow from the lines. */
export interface ReportNumbers {
  total_keywords: number;
  mentioned_keywords: number;
  not_mentioned_keywords: number;
  no_companies_keywords: number;
  refused_keywords: number;
  improved_keywords: number;
  declined_keywords: number;
  percentage_mentioned: number;
  percentage_improved: number;
  percentage_declined: number;
  answered_keywords: number;
  failed_keywords: number;
  branded_keywords: number;
  /** Whose status is forced: counted as forced, while the rates stay those of the answers. */
  forced_keywords: number;
  rate: number | null;
  rate_low: number | null;
  rate_high: number | null;
  similar_low: number | null;
  similar_high: number | null;
  rate_keywords: number;
  rate_answers: number;
  rate_mentions: number;
  intraclass_correlation: number | null;
  design_effect: number | null;
  effective_answers: number | null;
  branded_answers: number;
  branded_mentions: number;
  empty_answers: number;
  share_of_voice: number | null;
  average_rank: number | null;
  average_rank_of: number | null;
  ranked_keywords: number;
  verdict: ReportVerdictWord;
  verdicts: Record<KeywordVerdictWord, number>;
  missing_answers: number;
  answers_to_show_20_points: number | null;
}

/** Earlier answers of a report's keywords, by keyword: at most 180 days, none after the report. */
export type ReportHistory = ReadonlyMap<string, readonly TrendPoint[]>;

/**
 * All numbers of a report and the verdict of each line, from its lines and the answers before it. Pure: the same lines
 * give the same digits, whoever computes them. Branded keywords stand apart: they are judged among themselves.
 * @param at when the report was made: windows end here
 */
export function reportNumbersOf({
  lines,
  history,
  at,
  test = createChangeTest(),
}: {
  lines: readonly ReportLine[];
  history: ReportHistory;
  at: Date;
  test?: ChangeTest;
}): { numbers: ReportNumbers; lines: JudgedLine[] } {
  const unbranded = lines.filter(({ is_branded }) => !is_branded);
  const branded = lines.filter(({ is_branded }) => is_branded);
  const judge = (some: readonly ReportLine[]) => {
    const cells = some.map((line) => ({ id: line.keyword_id, answers: trendAnswers(line, history) }));
    return reportVerdict({ cells, now: at, test });
  };
  const judged = judge(unbranded);
  const cells = new Map([...judged.cells, ...judge(branded).cells].map((cell) => [cell.id, cell]));
  const verdicts = Object.fromEntries(
    KEYWORD_VERDICTS.map((word) => [word, judged.cells.filter(({ verdict }) => verdict === word).length]),
  ) as Record<KeywordVerdictWord, number>;
  const measured = rateNumbers(unbranded);
  return {
    numbers: {
      ...countsOf(lines),
      ...measured,
      branded_answers: sum(branded, ({ n }) => n),
      branded_mentions: sum(branded, ({ k }) => k),
      empty_answers: sum(unbranded, ({ empty }) => empty),
      ...voiceNumbers(unbranded),
      verdict: judged.verdict,
      verdicts,
      missing_answers: judged.missing_answers,
      answers_to_show_20_points: unbranded.length === 0 ? null : answersToShow20Points(unbranded.length),
    },
    lines: lines.map((line) => ({ ...line, trend: trendOf(cells.get(line.keyword_id)) })),
  };
}

/**
 * Answers that one keyword needs in both windows to show a change of 20 points with 80% power, when it alone changed
 * among this many keywords of a report. Enough at every rate: planned where a rate varies most, from 40% to 60%.
 */
export function answersToShow20Points(keywords: number): number {
  const known = plans.get(keywords);
  if (known !== undefined) return known;
  const plan = answersNeeded({
    rate_before: 0.4,
    rate_after: 0.6,
    price_per_answer: 0,
    significance_level: reportSignificanceLevel({ cells: keywords, changed_cells: 1 }),
  });
  const answers = plan?.answers_in_all ?? 0;
  plans.set(keywords, answers);
  return answers;
}

/** An exact plan takes up to half a second, and is asked for again and again. */
const plans = new Map<number, number>();

function countsOf(lines: readonly ReportLine[]) {
  const total = lines.length;
  const states = lines.map(shownStateOf);
  const count = (word: ResultState) => states.filter((state) => state === word).length;
  const mentioned = count('mentioned');
  const improved = lines.filter(({ change }) => change === 'improved').length;
  const declined = lines.filter(({ change }) => change === 'declined').length;
  return {
    total_keywords: total,
    mentioned_keywords: mentioned,
    not_mentioned_keywords: count('not_mentioned'),
    no_companies_keywords: count('no_companies'),
    refused_keywords: count('refused'),
    improved_keywords: improved,
    declined_keywords: declined,
    percentage_mentioned: percentageOf(mentioned, total) ?? 0,
    percentage_improved: percentageOf(improved, total) ?? 0,
    percentage_declined: percentageOf(declined, total) ?? 0,
    answered_keywords: lines.filter(({ n }) => n > 0).length,
    failed_keywords: count('failed'),
    branded_keywords: lines.filter(({ is_branded }) => is_branded).length,
    forced_keywords: lines.filter(({ forced_status }) => forced_status !== null).length,
  };
}

/** The rate over all answers that measured something. One without companies did not: it is no 0%, it is none. */
function rateNumbers(lines: readonly ReportLine[]) {
  const measured = trackedRate(
    lines.map(({ n, k, empty }) => countOfCheck({ mentioned: k, answers: n - empty })),
  );
  return {
    rate: measured?.rate ?? null,
    rate_low: measured?.interval.low ?? null,
    rate_high: measured?.interval.high ?? null,
    similar_low: measured?.similar.interval.low ?? null,
    similar_high: measured?.similar.interval.high ?? null,
    rate_keywords: measured?.keywords ?? 0,
    rate_answers: measured?.answers ?? 0,
    rate_mentions: sum(lines, ({ k }) => k),
    intraclass_correlation: measured?.similar.intraclass_correlation ?? null,
    design_effect: measured?.similar.design_effect ?? null,
    effective_answers: measured?.similar.effective_answers ?? null,
  };
}

/** What all companies of the answers say of the brand's share and place: alone it has neither. */
export function voiceNumbers(lines: readonly VoiceLine[]) {
  const own = lines.reduce((all, { brand_mentions }) => all + brand_mentions, 0);
  const others = lines.reduce((all, { competitor_mentions }) => all + competitor_mentions, 0);
  const ranked = lines.flatMap(({ rank, other_companies }) =>
    rank === null || other_companies === null ? [] : [{ rank, of: other_companies + 1 }],
  );
  const mean = (pick: (one: { rank: number; of: number }) => number) =>
    ranked.length === 0 ? null : ranked.reduce((all, one) => all + pick(one), 0) / ranked.length;
  return {
    share_of_voice: shareOf(own, others),
    average_rank: mean(({ rank }) => rank),
    average_rank_of: mean(({ of }) => of),
    ranked_keywords: ranked.length,
  };
}

type VoiceLine = Pick<ReportLine, 'brand_mentions' | 'competitor_mentions' | 'rank' | 'other_companies'>;

/** Only answers of one surface that one judgement decided compare: another name or rule also moves a rate. */
function trendAnswers(line: ReportLine, history: ReportHistory) {
  const points = [...(history.get(line.keyword_id) ?? []), ...(line.trend_point ? [line.trend_point] : [])];
  return points.map(({ asked_at, mentioned, surface_hash, judgement_id }) => ({
    asked_at,
    mentioned,
    surface: `${surface_hash} ${judgement_id}`,
  }));
}

function trendOf(cell: CellVerdict | undefined): StoredTrend {
  if (cell === undefined) throw new Error('a line of a report has no verdict');
  const { verdict } = cell;
  if ('missing_answers' in cell) {
    const missing_answers = cell.missing_answers.total;
    const none = { window_days: null, earlier: null, recent: null, p_value: null, q_value: null };
    return { verdict, ...none, missing_answers };
  }
  const { window_days, earlier, recent, p_value, q_value } = cell;
  return { verdict, window_days, earlier, recent, p_value, q_value, missing_answers: 0 };
}

function sum(lines: readonly ReportLine[], pick: (line: ReportLine) => number): number {
  return lines.reduce((total, line) => total + pick(line), 0);
}
