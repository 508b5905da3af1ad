import {
  type GenerationFigures,
  type HealthMeasure,
  type HealthScore,
  LIMITS,
  PERFORMANCE_WINDOWS,
  type PerformancePoint,
  type PerformanceWindow,
  type ProcedureTimes,
  type RequestKind,
} from '@answerscope/contract';
import { type Filled, percentileOf } from '../../lib/time-histogram.ts';

const MINUTE_MS = 60_000;

/** What was counted under a name, or in a step of time. */
export interface Counted {
  calls: number;
  client_errors: number;
  server_errors: number;
  total_ms: number;
  filled: Filled[];
}

/** Of fewer calls a share says nothing. */
export const CALLS_MIN = 20;

/** Over which the health score takes the average time, and the share of errors (specification 9). */
export const HEALTH_MINUTES = { response_time: 60, error_rate: 5 } as const;

/** Whether a process was seen so lately that it still runs: it writes once a minute. */
export function isCurrent({ seen_at }: { seen_at: string }, now: Date): boolean {
  return now.getTime() - Date.parse(seen_at) < 3 * MINUTE_MS;
}

/** Where a window begins and how its steps go: the last of them holds the moment, all of them begin at whole ones. */
export function stepsOf(
  window: PerformanceWindow,
  now: Date,
): { since: Date; stepMinutes: number; steps: number } {
  const { minutes, step_minutes: stepMinutes } = PERFORMANCE_WINDOWS[window];
  const stepMs = stepMinutes * MINUTE_MS;
  const steps = minutes / stepMinutes;
  const last = Math.floor(now.getTime() / stepMs) * stepMs;
  return { since: new Date(last - (steps - 1) * stepMs), stepMinutes, steps };
}

/** What requests of a name took. */
export function toTimes({
  name,
  kind,
  filled,
  total_ms,
  ...counted
}: Counted & { name: string; kind: RequestKind }): ProcedureTimes {
  return { name, kind, ...counted, average_ms: total_ms / counted.calls, ...percentilesOf(filled) };
}

function percentilesOf(filled: Counted['filled']) {
  return {
    p50_ms: percentileOf(filled, 0.5),
    p95_ms: percentileOf(filled, 0.95),
    p99_ms: percentileOf(filled, 0.99),
  };
}

/** All calls of the contract together. */
export function summarise(counted: readonly (Counted & { kind: RequestKind })[]) {
  const calls = counted.filter(({ kind }) => kind === 'call');
  const sum = (of: (one: Counted) => number) => calls.reduce((total, one) => total + of(one), 0);
  const total = sum((one) => one.calls);
  const client_errors = sum((one) => one.client_errors);
  const server_errors = sum((one) => one.server_errors);
  return {
    calls: total,
    client_errors,
    server_errors,
    error_rate: errorRateOf({ calls: total, errors: server_errors }),
    average_ms: averageOf({ calls: total, total_ms: sum((one) => one.total_ms) }),
    ...percentilesOf(calls.flatMap(({ filled }) => filled)),
  };
}

/** What came of generations; their success is told as a share only where there are enough of them. */
export function toGeneration({
  calls,
  client_errors,
  server_errors,
  total_ms,
}: Omit<Counted, 'filled'>): GenerationFigures {
  const succeeded = calls - client_errors - server_errors;
  return {
    total: calls,
    succeeded,
    refused: client_errors,
    failed: server_errors,
    success_rate: calls < CALLS_MIN ? null : (100 * succeeded) / calls,
    average_ms: averageOf({ calls, total_ms }),
  };
}

/**
 * The share of calls that failed on the server (status 500 or above), in percent; null of too few. What visitors type
 * wrong (4xx) is no fault of the server: anybody could raise it.
 */
export function errorRateOf({ calls, errors }: { calls: number; errors: number }): number | null {
  return calls < CALLS_MIN ? null : (100 * errors) / calls;
}

/** The mean time of a call; null where there was none. */
export function averageOf({ calls, total_ms }: { calls: number; total_ms: number }): number | null {
  return calls === 0 ? null : total_ms / calls;
}

/** The slowest calls by their average, at most ten. */
export function slowestOf(times: readonly ProcedureTimes[]): ProcedureTimes[] {
  return times
    .filter(({ kind }) => kind === 'call')
    .toSorted((a, b) => b.average_ms - a.average_ms)
    .slice(0, LIMITS.performance_top_max);
}

/** Every step of a window, those without a call, too. */
export function toPoints(
  counted: readonly (Counted & { step: number })[],
  { since, stepMinutes, steps }: ReturnType<typeof stepsOf>,
): PerformancePoint[] {
  const found = new Map(counted.map((one) => [one.step, one]));
  return Array.from({ length: steps }, (_, step) => {
    const one = found.get(step);
    return {
      from: new Date(since.getTime() + step * stepMinutes * MINUTE_MS).toISOString(),
      calls: one?.calls ?? 0,
      errors: (one?.client_errors ?? 0) + (one?.server_errors ?? 0),
      average_ms: one === undefined ? null : averageOf(one),
      p95_ms: one === undefined ? null : percentileOf(one.filled, 0.95),
    };
  });
}

/** What lowers the health score: the first limit of each that is passed, in ms and percent (specification 9). */
const DEDUCTIONS: readonly { measure: HealthMeasure; limits: readonly (readonly [number, number])[] }[] = [
  {
    measure: 'response_time',
    limits: [
      [1_000, 20],
      [500, 10],
    ],
  },
  {
    measure: 'memory',
    limits: [
      [80, 20],
      [60, 10],
    ],
  },
  {
    measure: 'error_rate',
    limits: [
      [5, 30],
      [2, 15],
    ],
  },
];

/** 100 less what is taken off for each measure above a limit; what cannot be told takes nothing off, and is named. */
export function healthScoreOf(measured: Readonly<Record<HealthMeasure, number | null>>): HealthScore {
  const deductions = DEDUCTIONS.flatMap(({ measure, limits }) => {
    const value = measured[measure];
    const passed = limits.find(([above]) => value !== null && value > above);
    if (value === null || passed === undefined) return [];
    return [{ measure, value, above: passed[0], points: passed[1] }];
  });
  const lost = deductions.reduce((sum, { points }) => sum + points, 0);
  return {
    score: Math.max(0, 100 - lost),
    deductions,
    untold: DEDUCTIONS.map(({ measure }) => measure).filter((measure) => measured[measure] === null),
  };
}
