import { reportVerdict } from '@answerscope/statistics';
import { describe, expect, it } from 'vitest';
import { lineOf, type ReportLine, type TrendPoint } from './lines.rules.ts';
import { answersToShow20Points, reportNumbersOf } from './report-numbers.rules.ts';

const AT = new Date('2026-03-02T12:00:00Z');
const DAY_MS = 86_400_000;
const NAMES = { name: 'Northwind', domain: null, aliases: [], products: [], competitors: [] };

function line(keyword_id: string, mentioned: boolean[], more: Partial<ReportLine> = {}): ReportLine {
  const answers = mentioned.map((is, index) => ({
    id: `${keyword_id} ${index}`,
    keyword_id,
    sample_no: index + 1,
    asked_at: AT,
    surface_hash: 's',
    judgement_id: 'j',
    mentioned: is,
    empty_kind: null,
    is_counted_in: false,
    brand_mentions: Number(is),
    first_at: is ? 50 : null,
    competitors: [],
    companies: [{ key: 'fabrikam', mentions: 1, first_at: 10 }],
    domains: [],
  }));
  const outcome = {
    question: null,
    status: 'completed' as const,
    error_message: null,
    failed: 0,
    checked_at: AT,
    forced_status: null,
  };
  return { ...lineOf({ keyword_id, keyword: keyword_id, ...outcome, answers }, NAMES), ...more };
}

/** A point a day over so many days, ending the day before. */
function daily(
  days: number,
  mentioned: (daysAgo: number) => boolean,
  more: Partial<TrendPoint> = {},
): TrendPoint[] {
  return Array.from({ length: days }, (_one, index) => ({
    asked_at: new Date(AT.getTime() - (index + 1) * DAY_MS),
    mentioned: mentioned(index + 1),
    surface_hash: 's',
    judgement_id: 'j',
    ...more,
  }));
}

const numbersOf = (lines: ReportLine[], history: Record<string, TrendPoint[]> = {}) =>
  reportNumbersOf({ lines, history: new Map(Object.entries(history)), at: AT });

describe('the numbers of a report', () => {
  it('count a keyword that an administrator has set as it is set, and leave every rate to the answers', () => {
    const lines = [line('a', [true]), line('b', [false]), line('c', [])];
    const forced = lines.map((one) =>
      one.keyword_id === 'a' ? one : { ...one, forced_status: 'mentioned' as const },
    );
    const { numbers: before } = numbersOf(lines);
    const { numbers } = numbersOf(forced);
    expect(before).toMatchObject({ mentioned_keywords: 1, failed_keywords: 1, forced_keywords: 0 });
    expect(numbers).toEqual({
      ...before,
      mentioned_keywords: 3,
      not_mentioned_keywords: 0,
      failed_keywords: 0,
      percentage_mentioned: 100,
      forced_keywords: 2,
    });
  });

  it('stand on its lines: the rate, its range for these keywords and the wider one for keywords like these', () => {
    const { numbers } = numbersOf([line('a', [true, true, true]), line('b', [false, false, false])]);
    expect(numbers).toMatchObject({
      rate: 0.5,
      rate_keywords: 2,
      rate_answers: 6,
      rate_mentions: 3,
      intraclass_correlation: 1,
      design_effect: 3,
      effective_answers: 2,
      share_of_voice: 3 / 9,
      average_rank: 2,
      average_rank_of: 2,
    });
    // By hand: the answers of the only check may agree, so Wilson's interval of the six answers.
    expect(numbers.rate_low).toBeCloseTo(0.1876, 4);
    expect(numbers.rate_high).toBeCloseTo(0.8124, 4);
    expect(numbers.similar_low).toBeLessThan(0.1);
    expect(numbers.similar_high).toBeGreaterThan(0.9);
  });

  it('leave answers that name nobody out of the rate, yet not out of the percentages over all keywords', () => {
    const { numbers, lines } = numbersOf([
      line('a', [true, false, false], { empty: 1 }),
      line('silent', [false, false], { empty: 2, is_empty: true, trend_point: null }),
    ]);
    expect(numbers).toMatchObject({
      rate: 0.5,
      rate_keywords: 1,
      rate_answers: 2,
      rate_mentions: 1,
      empty_answers: 3,
      total_keywords: 2,
      answered_keywords: 2,
      not_mentioned_keywords: 0,
      mentioned_keywords: 1,
      no_companies_keywords: 1,
      refused_keywords: 0,
      percentage_mentioned: 50,
    });
    expect(lines.map(({ trend }) => trend.missing_answers)).toEqual([17, 18]);
    const silent = numbersOf([line('silent', [false], { empty: 1, is_empty: true, trend_point: null })]);
    expect(silent.numbers).toMatchObject({ rate: null, rate_answers: 0, percentage_mentioned: 0 });
  });

  it('share percentages over all keywords, to one decimal', () => {
    const lines = ['a', 'b', 'c'].map((id) => line(id, [true]));
    const { numbers } = numbersOf([
      { ...line('up', [true]), change: 'improved' },
      { ...line('down', [false]), change: 'declined' },
      line('failed', []),
      ...lines,
    ]);
    expect(numbers).toMatchObject({
      total_keywords: 6,
      answered_keywords: 5,
      failed_keywords: 1,
      mentioned_keywords: 4,
      not_mentioned_keywords: 1,
      improved_keywords: 1,
      declined_keywords: 1,
      percentage_mentioned: 66.7,
      percentage_improved: 16.7,
      percentage_declined: 16.7,
    });
    expect(numbersOf([]).numbers).toMatchObject({ percentage_mentioned: 0, rate: null });
  });

  it('keep branded keywords out of rate, voice and verdicts, and count them beside', () => {
    const { numbers, lines } = numbersOf([
      line('a', [false]),
      line('own', [true, true], { is_branded: true }),
    ]);
    expect(numbers).toMatchObject({
      rate: 0,
      rate_answers: 1,
      branded_keywords: 1,
      branded_answers: 2,
      branded_mentions: 2,
      share_of_voice: 0,
      average_rank: null,
      verdicts: { not_enough_data: 1 },
    });
    expect(lines.map(({ trend }) => trend.verdict)).toEqual(['not_enough_data', 'not_enough_data']);
  });

  it('say improved where two windows show it, and how sure that is among all keywords', () => {
    const history = { up: daily(60, (ago) => ago < 28), same: daily(60, (ago) => ago % 2 === 0) };
    const { numbers, lines } = numbersOf([line('up', [true]), line('same', [true])], history);
    expect(numbers).toMatchObject({
      verdict: 'improved',
      verdicts: { improved: 1, no_detectable_change: 1 },
    });
    expect(lines[0]?.trend).toMatchObject({
      verdict: 'improved',
      window_days: 28,
      missing_answers: 0,
      earlier: { mentioned: 0, answers: 28 },
      recent: { mentioned: 28, answers: 28 },
    });
    expect(lines[0]?.trend.q_value).toBeLessThan(0.001);
  });

  it('say how many answers are missing while windows are too short', () => {
    const { numbers, lines } = numbersOf([line('new', [true]), line('newer', [true])], {
      new: daily(4, () => true),
    });
    expect(lines.map(({ trend }) => trend.missing_answers)).toEqual([13, 17]);
    expect(numbers).toMatchObject({ verdict: 'not_enough_data', missing_answers: 30 });
  });

  it('compare no answers of another surface, nor such that another judgement decided', () => {
    for (const other of [{ surface_hash: 'another model' }, { judgement_id: 'other names' }]) {
      const { lines } = numbersOf([line('a', [true])], { a: daily(60, () => false, other) });
      expect(lines[0]?.trend.verdict).toBe('not_comparable');
    }
    expect(numbersOf([line('a', [true])], { a: daily(60, () => false) }).lines[0]?.trend.verdict).toBe(
      'no_detectable_change',
    );
  });

  it('are those of the statistics package on the same windows', () => {
    const history = { a: daily(50, (ago) => ago % 3 === 0), b: daily(50, (ago) => ago < 20) };
    const { numbers, lines } = numbersOf([line('a', [true]), line('b', [false])], history);
    const cells = ['a', 'b'].map((id, index) => ({
      id,
      answers: [
        ...(history[id as 'a'] ?? []),
        { asked_at: AT, mentioned: index === 0, surface_hash: 's' },
      ].map(({ asked_at, mentioned, surface_hash }) => ({ asked_at, mentioned, surface: surface_hash })),
    }));
    const expected = reportVerdict({ cells, now: AT });
    expect(numbers.verdict).toBe(expected.verdict);
    expect(lines.map(({ trend }) => trend.q_value)).toEqual(
      expected.cells.map((cell) => ('q_value' in cell ? cell.q_value : null)),
    );
  });

  it('plan more answers for a change among more keywords', () => {
    expect(answersToShow20Points(100)).toBeGreaterThan(answersToShow20Points(10));
    expect(numbersOf([line('a', [true])]).numbers.answers_to_show_20_points).toBe(answersToShow20Points(1));
    expect(numbersOf([]).numbers.answers_to_show_20_points).toBeNull();
  });
});
