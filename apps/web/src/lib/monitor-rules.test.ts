import { describe, expect, it } from 'vitest';
import type { CallSample, LoggedError } from './browser-log.ts';
import {
  type AlertRule,
  DEFAULT_RULES,
  firingRules,
  healthScore,
  measure,
  measureInWords,
  slowestEndpoints,
  topErrors,
} from './monitor-rules.ts';

const NOW = 100 * 60_000;
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;
const call = (change: Partial<CallSample> = {}): CallSample => ({
  endpoint: '/api/keywords',
  response_time_ms: 100,
  status_code: 200,
  at_ms: minutesAgo(1),
  ...change,
});
const calls = (count: number, change: Partial<CallSample> = {}) =>
  Array.from({ length: count }, () => call(change));
const observed = (samples: CallSample[], percent?: number) => ({
  calls: samples,
  memory: percent === undefined ? [] : [{ percent, at_ms: minutesAgo(1) }],
  now_ms: NOW,
});
const error = (message: string, minutes: number): LoggedError => ({
  id: `${message} ${minutes}`,
  message,
  stack: null,
  level: 'error',
  at_ms: minutesAgo(minutes),
  user_id: null,
  url: 'http://here/',
  user_agent: 'a browser',
  metadata: {},
});

describe('what is measured', () => {
  it('is the share of answers with status 400 or above, and the mean time, of the window', () => {
    const samples = [
      call({ status_code: 500, at_ms: minutesAgo(6), response_time_ms: 9_000 }),
      call({ status_code: 399 }),
      call({ status_code: 400, response_time_ms: 300 }),
      call({ status_code: 0, response_time_ms: 200 }),
    ];
    expect(measure(observed(samples, 42), 5)).toEqual({ error_rate: 50, response_time: 200, memory: 42 });
    expect(measure(observed(samples), 60).error_rate).toBeCloseTo(200 / 3);
  });

  it('is nothing where no call was made and the browser does not tell its memory', () => {
    expect(measure(observed([]), 60)).toEqual({ error_rate: null, response_time: null, memory: null });
  });

  it.each([
    ['error_rate', 4.25, '4.3%'],
    ['error_rate', 5, '5%'],
    ['response_time', 1_234.5, '1,235 ms'],
    ['memory', 80, '80%'],
  ] as const)('is said with its unit: %s %d', (of, value, words) => {
    expect(measureInWords(of, value)).toBe(words);
  });
});

describe('the health score', () => {
  const scoreOf = (samples: CallSample[], percent?: number) => healthScore(observed(samples, percent)).score;

  it.each([
    [500, 100],
    [501, 90],
    [1_000, 90],
    [1_001, 80],
  ])('with calls of %d ms is %d', (response_time_ms, score) => {
    expect(scoreOf(calls(3, { response_time_ms }))).toBe(score);
  });

  it.each([
    [60, 100],
    [61, 90],
    [80, 90],
    [81, 80],
  ])('with %d%% of memory in use is %d', (percent, score) => {
    expect(scoreOf([], percent)).toBe(score);
  });

  it.each([
    [2, 100],
    [3, 85],
    [5, 85],
    [6, 70],
  ])('with %d refused calls of 100 is %d', (refused, score) => {
    expect(scoreOf([...calls(refused, { status_code: 404 }), ...calls(100 - refused)])).toBe(score);
  });

  it('counts errors of the last five minutes alone, names what lowered it, and is never below 0', () => {
    expect(scoreOf([...calls(9, { status_code: 500, at_ms: minutesAgo(6) }), call()])).toBe(100);
    const { score, deductions } = healthScore(
      observed(calls(2, { status_code: 500, response_time_ms: 2_000 }), 90),
    );
    expect(score).toBe(30);
    expect(deductions).toEqual([
      { of: 'response_time', label: 'Average response time', above: 1_000, points: 20 },
      { of: 'memory', label: 'Memory', above: 80, points: 20 },
      { of: 'error_rate', label: 'Error rate (5 minutes)', above: 5, points: 30 },
    ]);
  });
});

describe('lists', () => {
  it('hold the ten slowest endpoints of the last hour, by their mean', () => {
    const samples = [
      ...Array.from({ length: 12 }, (_, at) => call({ endpoint: `/api/${at}`, response_time_ms: at })),
      call({ endpoint: '/api/11', response_time_ms: 89, status_code: 503 }),
      call({ endpoint: '/api/old', response_time_ms: 9_000, at_ms: minutesAgo(61) }),
    ];
    const slowest = slowestEndpoints(observed(samples));
    expect(slowest).toHaveLength(10);
    expect(slowest[0]).toEqual({ endpoint: '/api/11', average_ms: 50, calls: 2, failed: 1 });
    expect(slowest.at(-1)?.endpoint).toBe('/api/2');
  });

  it('hold the ten errors that came most often, the newest first among equals', () => {
    const errors = [error('old', 61), error('a', 9), error('b', 8), error('a', 7), error('c', 6)];
    expect(topErrors(errors, NOW).map(({ message, count }) => [message, count])).toEqual([
      ['a', 2],
      ['c', 1],
      ['b', 1],
    ]);
    expect(topErrors(errors, NOW)[0]?.newest.at_ms).toBe(minutesAgo(7));
  });
});

describe('alert rules', () => {
  const withRule = (id: string, change: Partial<AlertRule> = {}) =>
    DEFAULT_RULES.filter((rule) => rule.id === id).map((rule) => ({ ...rule, ...change }));

  it('are three: error rate, response time, and memory, which is switched off', () => {
    expect(
      DEFAULT_RULES.map(({ name, threshold, enabled, severity }) => [name, threshold, enabled, severity]),
    ).toEqual([
      ['High Error Rate', 5, true, 'high'],
      ['Slow Response Time', 2_000, true, 'medium'],
      ['High Memory Usage', 95, false, 'high'],
    ]);
  });

  it('fire above their threshold over their window, and not at it', () => {
    const bad = [...calls(6, { status_code: 500 }), ...calls(94)];
    const fair = [...calls(5, { status_code: 500 }), ...calls(95)];
    expect(firingRules(DEFAULT_RULES, observed(bad)).map(({ rule }) => rule.id)).toEqual(['error-rate']);
    expect(firingRules(DEFAULT_RULES, observed(fair))).toEqual([]);
    expect(firingRules(DEFAULT_RULES, observed(calls(1, { response_time_ms: 2_001 })))).toHaveLength(1);
    expect(
      firingRules(DEFAULT_RULES, observed(calls(1, { response_time_ms: 9_000, at_ms: minutesAgo(6) }))),
    ).toEqual([]);
  });

  it('rest for ten minutes after they have fired, and while they are switched off', () => {
    const slow = observed(calls(1, { response_time_ms: 3_000 }));
    const fires = (change: Partial<AlertRule>) => firingRules(withRule('response-time', change), slow).length;
    expect(fires({ last_triggered_ms: minutesAgo(9.99) })).toBe(0);
    expect(fires({ last_triggered_ms: minutesAgo(10) })).toBe(1);
    expect(fires({ enabled: false })).toBe(0);
    expect(firingRules(withRule('memory'), observed([], 99))).toEqual([]);
    expect(firingRules(withRule('memory', { enabled: true }), observed([], 99))).toHaveLength(1);
  });

  it.each([
    ['lt', 90, true],
    ['lt', 95, false],
    ['eq', 95, true],
    ['eq', 96, false],
  ] as const)('may compare otherwise: %s 95 at %d fires %s', (comparison, percent, fires) => {
    const rules = withRule('memory', { enabled: true, comparison });
    expect(firingRules(rules, observed([], percent))).toHaveLength(fires ? 1 : 0);
  });
});
