import {
  ANALYTICS_MEASURES,
  type AnalyticsDay,
  type AnalyticsMeasure,
  type AnalyticsNumbers,
  type AnalyticsRange,
  AnalyticsReport,
  type AnalyticsReportWords,
  type DateRange,
  LIMITS,
  measureLabel,
  type RangeOfDays,
  validationError,
} from '@answerscope/contract';
import { type KeywordCount, type MentionCount, trackedRate } from '@answerscope/statistics';
import { mapWithPauses } from '../../lib/map-with-pauses.ts';
import { DAY_MS } from '../../lib/time.ts';
import * as messages from './messages.ts';

/** A figure of these stands for a count of nothing where a range knows none of its row; the others are unknown then. */
const COUNTED = ['count', 'usd', 'money'];

/** A stretch of time, its end left out. */
export interface Span {
  from: Date;
  to: Date;
}

/** Which rows a report counts: of a stretch of time, and of one user or, where that is null, of all. */
export interface CountedRows {
  span: Span;
  whose: string | null;
}

/** What a report says of one range. */
export interface RangeNumbers {
  totals: { currency: string | null; values: AnalyticsNumbers }[];
  rows: { name: string; currency: string | null; values: AnalyticsNumbers }[];
  charts: {
    measure: AnalyticsMeasure;
    currency: string | null;
    /** Of which row; left out, of all. */
    name?: string;
    /** Of a rate: what each day stands on. */
    rates?: ReadonlyMap<string, AnalyticsNumbers>;
    /** By day, '2026-03-02'. A day that is not in it has none. */
    days: ReadonlyMap<string, number | null>;
  }[];
}

/** A range and the one before it, by their days and by what of them is over. */
export interface Ranges {
  range: DateRange;
  before: DateRange;
  span: Span;
  spanBefore: Span;
}

/**
 * The range that is asked for and as many days right before it. Where it ends today both end at the same time of day, so
 * that like is compared with like.
 * @param asked left out: the last thirty days
 * @throws VALIDATION_ERROR for one that ends after today
 */
export function rangesOf(asked: AnalyticsRange | undefined, now: Date): Ranges {
  const range = asked ?? LIMITS.analytics_days_default;
  const today = dayOf(now.getTime());
  const { from, to } =
    typeof range === 'number' ? { from: dayOf(now.getTime() - (range - 1) * DAY_MS), to: today } : range;
  if (to > today) throw validationError({ 'parameters.dateRange.to': [messages.lastDayInFuture] });
  const start = Date.parse(from);
  const end = Math.min(Date.parse(to) + DAY_MS, now.getTime());
  const length = Date.parse(to) + DAY_MS - start;
  return {
    range: { from, to },
    before: { from: dayOf(start - length), to: dayOf(start - DAY_MS) },
    span: { from: new Date(start), to: new Date(end) },
    spanBefore: { from: new Date(start - length), to: new Date(end - length) },
  };
}

/** The same of a range of days as every page counts it: whole days on both sides. */
export function rangesOfDays({ from, to, days }: RangeOfDays): Ranges {
  const start = Date.parse(from);
  const length = days * DAY_MS;
  const span = (at: number) => ({ from: new Date(at), to: new Date(at + length) });
  return {
    range: { from, to },
    before: { from: dayOf(start - length), to: dayOf(start - DAY_MS) },
    span: span(start),
    spanBefore: span(start - length),
  };
}

/** Two days as a range that every page counts over. */
export function toRangeOfDays({ from, to }: DateRange): RangeOfDays {
  return { range: `${from}..${to}`, from, to, days: daysOf({ from, to }).length };
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** All days of a range, oldest first. */
export function daysOf({ from, to }: DateRange): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, index) => dayOf(Date.parse(from) + index * DAY_MS));
}

/** So many keywords with the same counts: answers that measured something, and those naming the company. */
export interface AlikeKeywords {
  n: number;
  k: number;
  keywords: number;
  /** Its checks that gave several answers; null where none did. */
  several: MentionCount[] | null;
}

/** A rate as everywhere in the product: with its answers and its 95% ranges; of one answer none. */
export function rateNumbersOf(groups: readonly AlikeKeywords[]): AnalyticsNumbers {
  const counts = groups.flatMap((group) => Array.from({ length: group.keywords }, () => countOf(group)));
  const measured = trackedRate(counts);
  const named = groups.reduce((sum, { k, keywords }) => sum + k * keywords, 0);
  const rate = measured !== null && measured.answers > 1 ? measured : null;
  return {
    answers: measured?.answers ?? 0,
    named,
    rate: rate?.rate ?? null,
    rate_low: rate?.interval.low ?? null,
    rate_high: rate?.interval.high ?? null,
    rate_low_for_similar_keywords: rate?.similar.interval.low ?? null,
    rate_high_for_similar_keywords: rate?.similar.interval.high ?? null,
  };
}

function countOf({ n: answers, k: mentioned, several }: AlikeKeywords): KeywordCount {
  if (several === null) return { answers, mentioned };
  const sum = (name: keyof MentionCount) => several.reduce((total, one) => total + one[name], 0);
  const [singles, naming] = [answers - sum('answers'), mentioned - sum('mentioned')];
  const single = (index: number) => ({ answers: 1, mentioned: Number(index < naming) });
  return {
    answers,
    mentioned,
    checks: [...several, ...Array.from({ length: singles }, (_, index) => single(index))],
  };
}

/** The same by a name. Others have their turn meanwhile: a year of thousands of keywords takes a second to add up. */
export async function ratesByName(
  counts: ReadonlyMap<string, readonly AlikeKeywords[]>,
): Promise<Map<string, AnalyticsNumbers>> {
  return new Map(
    await mapWithPauses([...counts], ([name, groups]) => [name, rateNumbersOf(groups)] as const),
  );
}

/** A share of what was counted whole; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** A brand's share of all mentions; null where no other company is named: alone it has no share. */
export function voiceOf({ brand, others }: { brand: number; others: number }): number | null {
  return others === 0 ? null : shareOf(brand, brand + others);
}

/**
 * A report out of its two ranges. Rows and days of the range come first, in its order; what only the range before has
 * follows. Rows that are days stand beside the day in their place of the range before, and stay in the order of time.
 */
export function compareRanges(
  report_type: AnalyticsReport['report_type'],
  { range, before }: Ranges,
  { numbers, numbersBefore, madeAt }: { numbers: RangeNumbers; numbersBefore: RangeNumbers; madeAt: Date },
): AnalyticsReport {
  const [days, daysBefore] = [daysOf(range), daysOf(before)];
  const hasDays = report_type === 'visibility-trends';
  const rowsBefore = hasDays
    ? numbersBefore.rows.map((row) => ({ ...row, name: days[daysBefore.indexOf(row.name)] ?? row.name }))
    : numbersBefore.rows;
  const rows = paired(numbers.rows, rowsBefore, ({ name, currency }) => `${currency} ${name}`);
  return {
    report_type,
    range,
    before,
    made_at: madeAt.toISOString(),
    totals: paired(numbers.totals, numbersBefore.totals, ({ currency }) => `${currency}`),
    rows: hasDays ? rows.sort((one, other) => (one.name < other.name ? 1 : -1)) : rows,
    charts: chartsOf(numbers.charts, numbersBefore.charts).map((chart) => {
      const { measure, currency, name } = chart;
      const isSame = (other: Chart) => chartKey(other) === chartKey(chart);
      const found = numbers.charts.find(isSame);
      const [values, valuesBefore] = [found?.days, numbersBefore.charts.find(isSame)?.days];
      const none = COUNTED.includes(ANALYTICS_MEASURES[measure].unit) ? 0 : null;
      return {
        measure,
        currency,
        ...(name !== undefined && { name }),
        days: days.map((day, index) => ({
          day,
          value: values?.get(day) ?? none,
          before: valuesBefore?.get(daysBefore[index] ?? '') ?? none,
          ...basisOf(found?.rates?.get(day)),
        })),
      };
    }),
  };
}

type Chart = RangeNumbers['charts'][number];

const chartKey = ({ measure, currency, name }: Chart): string => `${measure} ${currency} ${name}`;

function chartsOf(now: readonly Chart[], then: readonly Chart[]): Chart[] {
  const known = now.map(chartKey);
  return [...now, ...then.filter((chart) => !known.includes(chartKey(chart)))].slice(
    0,
    LIMITS.analytics_charts_max,
  );
}

/** What the rate of a day stands on. */
function basisOf(rates: AnalyticsNumbers | undefined): Pick<AnalyticsDay, 'low' | 'high' | 'answers'> {
  if (rates === undefined) return {};
  return { low: rates.rate_low ?? null, high: rates.rate_high ?? null, answers: rates.answers ?? 0 };
}

type Numbered = { values: AnalyticsNumbers };

/** Each with the numbers of its like in the other range; what that has not is nothing where it is counted. */
function paired<One extends Numbered>(
  now: readonly One[],
  then: readonly One[],
  keyOf: (one: One) => string,
): (One & { before: AnalyticsNumbers })[] {
  const before = new Map(then.map((one) => [keyOf(one), one.values]));
  const known = new Set(now.map(keyOf));
  const gone = then.filter((one) => !known.has(keyOf(one)));
  return [
    ...now.map((one) => ({ ...one, before: before.get(keyOf(one)) ?? nothingOf(one.values) })),
    ...gone.map((one) => ({ ...one, values: nothingOf(one.values), before: one.values })),
  ].slice(0, LIMITS.analytics_rows_max);
}

function nothingOf(values: AnalyticsNumbers): AnalyticsNumbers {
  return Object.fromEntries(
    Object.keys(values).map((name) => [
      name,
      COUNTED.includes(ANALYTICS_MEASURES[name as AnalyticsMeasure].unit) ? 0 : null,
    ]),
  );
}

/** The rows of a report as cells of a file: head first, a row for all, and each number beside that of the range before. */
export function reportCells(report: AnalyticsReport, words: AnalyticsReportWords): (string | number)[][] {
  const { row, totals, columns } = words;
  const measures = [...new Set([...columns, ...totals])];
  const hasMoney = [...report.totals, ...report.rows].some(({ currency }) => currency !== null);
  const lines = [...report.totals.map((total) => ({ ...total, name: messages.all })), ...report.rows];
  const head = measures.flatMap((measure) => {
    const label = headOf(words, measure);
    return [label, messages.rangeBefore({ measure: label })];
  });
  return [
    [row, ...(hasMoney ? [messages.currency] : []), ...head],
    ...lines.map(({ name, currency, values, before }) => [
      name,
      ...(hasMoney ? [(currency ?? '').toUpperCase()] : []),
      ...measures.flatMap((measure) => [cellOf(measure, values), cellOf(measure, before)]),
    ]),
  ];
}

/** Units stand in the head, so that a cell is a number. */
function headOf(words: AnalyticsReportWords, measure: AnalyticsMeasure): string {
  const units = { count: null, share: '0-1', bound: '0-1', usd: 'USD', money: null, ms: 'ms' };
  const unit = units[ANALYTICS_MEASURES[measure].unit];
  const label = measureLabel(words, measure);
  return unit === null ? label : messages.measureIn({ measure: label, unit });
}

function cellOf(measure: AnalyticsMeasure, values: AnalyticsNumbers): string | number {
  const value = values[measure];
  if (value === null || value === undefined) return '';
  return ANALYTICS_MEASURES[measure].unit === 'money' ? value / 100 : value;
}

/** A report that was kept; null where another version of the product kept it, whose reports held something else. */
export function readKept(
  kept: { report: unknown; expires_at: Date } | undefined,
): { report: AnalyticsReport; expires_at: Date } | null {
  const read = AnalyticsReport.safeParse(kept?.report);
  return kept && read.success ? { report: read.data, expires_at: kept.expires_at } : null;
}
