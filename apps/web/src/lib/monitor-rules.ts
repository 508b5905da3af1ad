import type { CallSample, LoggedError } from './browser-log.ts';
import * as messages from './messages.ts';

const MINUTE_MS = 60_000;
/** Whose numbers are shown; calls are kept as long. */
export const METRICS_MINUTES = 60;
/** Over which the health score takes the share of errors. */
const ERROR_RATE_MINUTES = 5;
const COOLDOWN_MS = 10 * MINUTE_MS;
const TOP = 10;
const BAD_REQUEST = 400;

export type Measure = 'error_rate' | 'response_time' | 'memory';

/** Percent, milliseconds, percent; null where nothing was measured. */
export type Measured = Record<Measure, number | null>;

export interface AlertRule {
  id: string;
  name: string;
  type: Measure;
  /** In the unit of what is measured. */
  threshold: number;
  comparison: 'gt' | 'lt' | 'eq';
  window_minutes: number;
  severity: 'high' | 'medium';
  enabled: boolean;
  last_triggered_ms: number | null;
}

export interface Alert {
  id: string;
  rule_name: string;
  message: string;
  severity: AlertRule['severity'];
  at_ms: number;
  resolved: boolean;
}

const RULE = { comparison: 'gt', window_minutes: 5, last_triggered_ms: null } as const;

/** The rules of a browser in which none was switched on or off. */
export const DEFAULT_RULES: readonly AlertRule[] = [
  {
    ...RULE,
    id: 'error-rate',
    name: messages.highErrorRate,
    type: 'error_rate',
    threshold: 5,
    severity: 'high',
    enabled: true,
  },
  {
    ...RULE,
    id: 'response-time',
    name: messages.slowResponseTime,
    type: 'response_time',
    threshold: 2_000,
    severity: 'medium',
    enabled: true,
  },
  {
    ...RULE,
    id: 'memory',
    name: messages.highMemoryUsage,
    type: 'memory',
    threshold: 95,
    severity: 'high',
    enabled: false,
  },
];

/** Memory in use, in percent of what the browser gives the page. */
export interface MemorySample {
  percent: number;
  at_ms: number;
}

/** What the browser knows at a moment. */
export interface Observed {
  calls: readonly CallSample[];
  memory: readonly MemorySample[];
  now_ms: number;
}

/** The samples of the last minutes. */
export function within<Sample extends { at_ms: number }>(
  samples: readonly Sample[],
  minutes: number,
  now_ms: number,
): Sample[] {
  return samples.filter(({ at_ms }) => at_ms > now_ms - minutes * MINUTE_MS);
}

/** What is measured over the last minutes: share of calls with status 400 or above, mean time of a call, newest memory. */
export function measure({ calls, memory, now_ms }: Observed, minutes: number): Measured {
  const recent = within(calls, minutes, now_ms);
  const answered = recent.filter(({ status_code }) => status_code > 0);
  const refused = answered.filter(({ status_code }) => status_code >= BAD_REQUEST);
  return {
    error_rate: answered.length === 0 ? null : (refused.length / answered.length) * 100,
    response_time: meanOf(recent.map(({ response_time_ms }) => response_time_ms)),
    memory: within(memory, METRICS_MINUTES, now_ms).at(-1)?.percent ?? null,
  };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What lowers the health score, by how much: the first limit of each that is passed. */
const DEDUCTIONS = [
  {
    of: 'response_time',
    label: messages.averageResponseTime,
    limits: [
      [1_000, 20],
      [500, 10],
    ],
  },
  {
    of: 'memory',
    label: messages.memory,
    limits: [
      [80, 20],
      [60, 10],
    ],
  },
  {
    of: 'error_rate',
    label: messages.errorRate5Minutes,
    limits: [
      [5, 30],
      [2, 15],
    ],
  },
] as const;

export interface Deduction {
  of: Measure;
  label: string;
  /** The limit that was passed, in the unit of what is measured. */
  above: number;
  points: number;
}

/** 100 less what is taken off for each measure above a limit (specification section 9); what was not measured takes nothing. */
export function healthScore(observed: Observed): { score: number; deductions: Deduction[] } {
  const measured = {
    ...measure(observed, METRICS_MINUTES),
    error_rate: measure(observed, ERROR_RATE_MINUTES).error_rate,
  };
  const deductions = DEDUCTIONS.flatMap(({ of, label, limits }) => {
    const passed = limits.find(([above]) => (measured[of] ?? 0) > above);
    return passed === undefined ? [] : [{ of, label, above: passed[0], points: passed[1] }];
  });
  const lost = deductions.reduce((sum, { points }) => sum + points, 0);
  return { score: Math.max(0, 100 - lost), deductions };
}

export interface EndpointTime {
  endpoint: string;
  average_ms: number;
  calls: number;
  /** Without an answer, or with one of status 400 or above. */
  failed: number;
}

/** The slowest paths of the last hour by their mean time, at most ten. */
export function slowestEndpoints({ calls, now_ms }: Observed): EndpointTime[] {
  const recent = Map.groupBy(within(calls, METRICS_MINUTES, now_ms), ({ endpoint }) => endpoint);
  return [...recent]
    .map(([endpoint, samples]) => ({
      endpoint,
      average_ms: meanOf(samples.map(({ response_time_ms }) => response_time_ms)) ?? 0,
      calls: samples.length,
      failed: samples.filter(({ status_code }) => status_code === 0 || status_code >= BAD_REQUEST).length,
    }))
    .toSorted((a, b) => b.average_ms - a.average_ms)
    .slice(0, TOP);
}

export interface RepeatedError {
  message: string;
  count: number;
  newest: LoggedError;
}

/** The errors of the last hour that came most often, the newest example of each, at most ten. */
export function topErrors(errors: readonly LoggedError[], now_ms: number): RepeatedError[] {
  const recent = Map.groupBy(within(errors, METRICS_MINUTES, now_ms), ({ message }) => message);
  return [...recent]
    .flatMap(([message, same]) => {
      const newest = same.at(-1);
      return newest === undefined ? [] : [{ message, count: same.length, newest }];
    })
    .toSorted((a, b) => b.count - a.count || b.newest.at_ms - a.newest.at_ms)
    .slice(0, TOP);
}

/** The enabled rules whose measure over their window meets its threshold, and that have not fired within ten minutes. */
export function firingRules(
  rules: readonly AlertRule[],
  observed: Observed,
): { rule: AlertRule; value: number }[] {
  return rules.flatMap((rule) => {
    const value = measure(observed, rule.window_minutes)[rule.type];
    const isResting =
      rule.last_triggered_ms !== null && observed.now_ms - rule.last_triggered_ms < COOLDOWN_MS;
    if (!rule.enabled || isResting || value === null || !isMet(rule, value)) return [];
    return [{ rule, value }];
  });
}

function isMet({ comparison, threshold }: AlertRule, value: number): boolean {
  if (comparison === 'gt') return value > threshold;
  return comparison === 'lt' ? value < threshold : value === threshold;
}

/** A measure in words: '4.2%', '1,250 ms'. */
export function measureInWords(of: Measure, value: number): string {
  if (of === 'response_time') return messages.milliseconds({ count: Math.round(value) });
  return messages.percent({ count: Number(value.toFixed(1)) });
}
