import type { LineBreak, PooledRate } from '@answerscope/contract';
import { WINDOW } from '@answerscope/statistics';
import { DAY_MS } from '../../lib/time.ts';
import {
  findBreaks,
  isAlike,
  lastPoints,
  type Meanings,
  type PastReport,
  tracked,
} from './line-breaks.rules.ts';
import { compareTallies, type PooledChange, rateOf, type Tally } from './tallies.rules.ts';

/** What a report tells of the window that ends with it. Times are texts: stored and sent as they are. */
export interface PooledNumbers {
  current: PooledRate | null;
  /** Answers to its keywords in the same window that name no company at all. */
  empty_answers: number;
  change: PooledChange;
  breaks: LineBreak[];
}

/** One keyword in one report that measured something. */
interface Check {
  keyword_id: string;
  reported_at: Date;
  /** Whole days before the end of the window. */
  age: number;
  answers: number;
  mentions: number;
}

/**
 * The rate over the window that ends with a report, and what that window shows against the one before it. Only reports
 * take part, in which every keyword was asked: asking one again by hand moves nothing. A window is 28 days, grown by whole
 * days until it holds 9 checks that measured something, at most 90; its length follows from when was asked, never from
 * what was answered. Points of a line and presence scores stand on it, headlines on a range. Counted are the keywords of the report, each as long as it is asked and judged as it is now.
 * @param reports those before it as far as windows reach and the report itself, oldest first
 */
export function pooledNumbersOf(reports: readonly PastReport[], meanings: Meanings): PooledNumbers {
  const report = reports.at(-1);
  if (report === undefined) throw new Error('a window ends with a report');
  const end = report.reported_at;
  const checks = checksOf(reports, { end, like: report });
  const days = daysOf(checks);
  const keyword_ids = new Set(tracked(report).map(({ keyword_id }) => keyword_id));
  return {
    current: rateOf([...tallyOf(checks, { from: 0, days }).values()], days),
    empty_answers: reports
      .filter(({ reported_at }) => isWithin(ageOf(reported_at, end), { from: 0, days }))
      .flatMap(tracked)
      .filter(({ keyword_id }) => keyword_ids.has(keyword_id))
      .reduce((all, { empty }) => all + empty, 0),
    change: changeOf(checks, { everything: () => checksOf(reports, { end, like: null }), end }),
    breaks: findBreaks(reports, meanings),
  };
}

/** What was measured of the keywords of a report, in the way it asks them; of null, whatever was. */
function checksOf(
  reports: readonly PastReport[],
  { end, like }: { end: Date; like: PastReport | null },
): Check[] {
  const ids = like && new Set(tracked(like).map(({ keyword_id }) => keyword_id));
  const known = lastPoints(reports);
  return reports.flatMap((report) => {
    const { reported_at } = report;
    const age = ageOf(reported_at, end);
    return tracked(report).flatMap(({ keyword_id, n, k, empty, trend_point }) => {
      const now = known.get(keyword_id);
      if (trend_point === null || now === undefined) return [];
      if (ids !== null && !(ids.has(keyword_id) && isAlike(trend_point, now))) return [];
      return [{ keyword_id, reported_at, age, answers: n - empty, mentions: k }];
    });
  });
}

function ageOf(at: Date, end: Date): number {
  return Math.floor((end.getTime() - at.getTime()) / DAY_MS);
}

interface Within {
  /** Whole days before the end. */
  from: number;
  days: number;
}

function isWithin(age: number, { from, days }: Within): boolean {
  return age >= from && age < from + days;
}

/** How many checks there are by age: the first so many days hold the number at that place. */
function countByDays(checks: readonly Check[]): number[] {
  const ofDay = Array.from({ length: 2 * WINDOW.most_days }, () => 0);
  for (const { age } of checks) if (age < ofDay.length) ofDay[age] = (ofDay[age] ?? 0) + 1;
  let total = 0;
  return [0, ...ofDay.map((count) => (total += count))];
}

const LENGTHS = Array.from(
  { length: WINDOW.most_days - WINDOW.least_days + 1 },
  (_, index) => WINDOW.least_days + index,
);

/** The length of the window: enough, or the shortest that holds all that 90 days do. */
function daysOf(checks: readonly Check[]): number {
  const count = countByDays(checks);
  const wanted = Math.min(WINDOW.answers, count[WINDOW.most_days] ?? 0);
  return LENGTHS.find((days) => (count[days] ?? 0) >= wanted) ?? WINDOW.most_days;
}

/** The length of two adjoining windows of which each holds enough; null when none does. */
function daysOfTwo(checks: readonly Check[]): number | null {
  const count = countByDays(checks);
  const least = (days: number) => {
    const recent = count[days] ?? 0;
    return Math.min(recent, (count[2 * days] ?? 0) - recent);
  };
  return LENGTHS.find((days) => least(days) >= WINDOW.answers) ?? null;
}

function tallyOf(checks: readonly Check[], within: Within): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { keyword_id, age, answers, mentions, reported_at } of checks) {
    if (!isWithin(age, within)) continue;
    const tally = tallies.get(keyword_id) ?? {
      answers: 0,
      mentions: 0,
      checks: [],
      since: reported_at,
      until: reported_at,
    };
    tally.answers += answers;
    tally.mentions += mentions;
    tally.checks?.push({ answers, mentioned: mentions });
    if (reported_at < tally.since) tally.since = reported_at;
    if (reported_at > tally.until) tally.until = reported_at;
    tallies.set(keyword_id, tally);
  }
  return tallies;
}

function changeOf(
  checks: readonly Check[],
  { everything, end }: { everything: () => readonly Check[]; end: Date },
): PooledChange {
  const nothing = { evidence: null, earlier: null, recent: null };
  const days = daysOfTwo(checks);
  if (days === null) {
    const state = daysOfTwo(everything()) === null ? 'not_enough_data' : 'not_comparable';
    const missing_answers = missingOf(checks);
    return { ...nothing, state, missing_answers, possible_from: possibleFrom(checks, end) };
  }
  const recent = tallyOf(checks, { from: 0, days });
  const earlier = tallyOf(checks, { from: days, days });
  const pairs = [...recent].flatMap(([id, now]) => {
    const before = earlier.get(id);
    return before ? [{ before, now }] : [];
  });
  if (pairs.length === 0)
    return { ...nothing, state: 'not_enough_data', missing_answers: recent.size, possible_from: null };
  return compareTallies(pairs, days);
}

function missingOf(checks: readonly Check[]): number {
  const count = countByDays(checks);
  const recent = count[WINDOW.most_days] ?? 0;
  const earlier = (count[2 * WINDOW.most_days] ?? 0) - recent;
  return Math.max(0, WINDOW.answers - recent) + Math.max(0, WINDOW.answers - earlier);
}

/** When the first checks that are enough will be older than the shortest window. */
function possibleFrom(checks: readonly Check[], end: Date): string | null {
  const enough = checks.toSorted((x, y) => y.age - x.age)[WINDOW.answers - 1];
  if (enough === undefined) return null;
  const from = enough.reported_at.getTime() + WINDOW.least_days * DAY_MS;
  return from <= end.getTime() ? null : new Date(from).toISOString();
}
