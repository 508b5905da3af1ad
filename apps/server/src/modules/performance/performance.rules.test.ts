import { describe, expect, it } from 'vitest';
import { bucketOf } from '../../lib/time-histogram.ts';
import { pagePathOf } from './page-path.rules.ts';
import {
  type Counted,
  errorRateOf,
  healthScoreOf,
  isCurrent,
  slowestOf,
  stepsOf,
  summarise,
  toGeneration,
  toPoints,
  toTimes,
} from './performance.rules.ts';
import { toBrowserEvents, toPageVitals, toVitalTimes } from './vitals.rules.ts';

const NOW = new Date('2026-11-02T10:17:31Z');
const counted = (calls: number, ms: number, more: Partial<Counted> = {}): Counted => ({
  calls,
  client_errors: 0,
  server_errors: 0,
  total_ms: calls * ms,
  filled: [[bucketOf(ms), calls]],
  ...more,
});

describe('the health score', () => {
  const of = (response_time: number | null, memory: number | null, error_rate: number | null) =>
    healthScoreOf({ response_time, memory, error_rate });

  it('is 100 less the first limit of each measure that is passed, and a limit itself is not passed', () => {
    expect(of(500, 60, 2)).toEqual({ score: 100, deductions: [], untold: [] });
    expect(of(501, 61, 2.1).score).toBe(100 - 10 - 10 - 15);
    expect(of(1_000, 80, 5).score).toBe(100 - 10 - 10 - 15);
    expect(of(1_001, 80.1, 5.1)).toEqual({
      score: 30,
      deductions: [
        { measure: 'response_time', value: 1_001, above: 1_000, points: 20 },
        { measure: 'memory', value: 80.1, above: 80, points: 20 },
        { measure: 'error_rate', value: 5.1, above: 5, points: 30 },
      ],
      untold: [],
    });
  });

  it('takes nothing off for what cannot be told, and names it', () => {
    expect(of(null, 90, null)).toMatchObject({ score: 80, untold: ['response_time', 'error_rate'] });
  });
});

describe('the summary', () => {
  it('is of calls alone, whatever pages and files took', () => {
    const found = summarise([
      { ...counted(90, 100, { client_errors: 4, server_errors: 5 }), kind: 'call' },
      { ...counted(10, 5_000), kind: 'call' },
      { ...counted(1_000, 1, { client_errors: 900 }), kind: 'file' },
      { ...counted(1_000, 60_000), kind: 'page' },
    ]);
    expect(found).toMatchObject({
      calls: 100,
      client_errors: 4,
      server_errors: 5,
      error_rate: 5,
      average_ms: 590,
    });
    expect(found.p50_ms).toBeCloseTo(100, -1);
    expect(found.p99_ms ?? 0).toBeGreaterThan(4_700);
  });

  it('tells nothing of no call, and no share of errors of few', () => {
    expect(summarise([])).toMatchObject({ calls: 0, error_rate: null, average_ms: null, p50_ms: null });
    expect([errorRateOf({ calls: 19, errors: 19 }), errorRateOf({ calls: 20, errors: 1 })]).toEqual([
      null,
      5,
    ]);
  });

  it('lists the slowest ten calls, and only calls', () => {
    const times = Array.from({ length: 12 }, (_, at) =>
      toTimes({ ...counted(1, at + 1), name: `a.${at}`, kind: 'call' }),
    );
    const page = toTimes({ ...counted(1, 9_999), name: 'page', kind: 'page' });
    expect(slowestOf([...times, page]).map(({ average_ms }) => average_ms)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });
});

describe('the steps of a window', () => {
  it('begin at whole ones, the last holds the moment, and none is left out', () => {
    expect(stepsOf('15m', NOW)).toEqual({
      since: new Date('2026-11-02T10:03:00Z'),
      stepMinutes: 1,
      steps: 15,
    });
    expect(stepsOf('7d', NOW)).toEqual({
      since: new Date('2026-10-26T12:00:00Z'),
      stepMinutes: 240,
      steps: 42,
    });
    const steps = stepsOf('24h', NOW);
    const points = toPoints([{ step: 47, ...counted(25, 40, { server_errors: 2 }) }], steps);
    expect(points).toHaveLength(48);
    expect(points[0]).toEqual({
      from: '2026-11-01T10:30:00.000Z',
      calls: 0,
      errors: 0,
      average_ms: null,
      p95_ms: null,
    });
    expect(points.at(-1)).toMatchObject({
      from: '2026-11-02T10:00:00.000Z',
      calls: 25,
      errors: 2,
      average_ms: 40,
    });
  });

  it('show a process as it is while it has written lately', () => {
    const seen = (iso: string) => isCurrent({ seen_at: iso }, NOW);
    expect([seen('2026-11-02T10:15:00Z'), seen('2026-11-02T10:14:00Z')]).toEqual([true, false]);
  });
});

describe('what browsers measured', () => {
  const LCP = { name: 'LCP', p75: 2_600, good: 12, poor: 3 } as const;

  it('is good, to be improved or poor, and nothing of few samples', () => {
    expect(toVitalTimes({ ...LCP, samples: 20 })).toEqual({
      name: 'LCP',
      samples: 20,
      p75: 2_600,
      good_percent: 60,
      needs_improvement_percent: 25,
      poor_percent: 15,
    });
    expect(toVitalTimes({ ...LCP, samples: 19 })).toMatchObject({
      samples: 19,
      p75: null,
      good_percent: null,
    });
    const page = {
      path: '/',
      samples: 39,
      lcp: 20,
      inp: 19,
      cls: 0,
      lcp_p75: 900,
      inp_p75: 80,
      cls_p75: null,
    };
    expect(toPageVitals(page)).toEqual({
      path: '/',
      samples: 39,
      lcp_p75: 900,
      inp_p75: null,
      cls_p75: null,
    });
    const event = { type: 'navigation', samples: 19, p50_ms: 5, p75_ms: 9 } as const;
    expect(toBrowserEvents([event])).toEqual([{ ...event, p50_ms: null, p75_ms: null }]);
  });

  it('is of a page without what names somebody or lets somebody in', () => {
    for (const [address, path] of [
      [
        'https://a.example/tracker/keywords/018f3c1e-7b1a-7c3d-9e2f-1234567890ab?sort=x#y',
        '/tracker/keywords/{id}',
      ],
      ['/tracker/keywords/$keywordId', '/tracker/keywords/$keywordId'],
      ['/users/7/ada@example.com', '/users/{id}/{id}'],
      ['/preview/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz', '/preview/{id}'],
      [undefined, '/'],
    ] as const)
      expect(pagePathOf(address)).toBe(path);
  });
});

it('generations succeed in a share only where there are twenty of them', () => {
  const few = { calls: 4, client_errors: 1, server_errors: 1, total_ms: 8_000 };
  expect(toGeneration(few)).toEqual({
    total: 4,
    succeeded: 2,
    refused: 1,
    failed: 1,
    success_rate: null,
    average_ms: 2_000,
  });
  expect(toGeneration({ ...few, calls: 20 }).success_rate).toBe(90);
  expect(toGeneration({ calls: 0, client_errors: 0, server_errors: 0, total_ms: 0 }).average_ms).toBeNull();
});
