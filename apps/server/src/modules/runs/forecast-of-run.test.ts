import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../scripts/seeded-random.ts';
import { spareOf } from '../providers/provider-control.queries.ts';
import { forecastOfRun, type PlannedChannel } from './run-plan.rules.ts';

type Draw = (random: () => number) => number;

const normal: Draw = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** What calls take, in milliseconds. */
const LATENCIES: Record<string, Draw> = {
  'nearly the same': (random) => 2_000 + 200 * random(),
  'as assistants that search': (random) => 9_000 * Math.exp(0.5 * normal(random)),
  'far apart': (random) => 4_000 * Math.exp(0.8 * normal(random)),
  'one in ten slow': (random) => (random() < 0.1 ? 20_000 : 3_000 + 1_000 * random()),
};

type Limits = Pick<
  PlannedChannel,
  'calls' | 'pace_parallel' | 'pace_pause_ms' | 'max_in_flight' | 'requests_per_minute'
>;

const MANUAL = { pace_parallel: 3, pace_pause_ms: 1_000, max_in_flight: 20, requests_per_minute: 300 };
const SCHEDULED = { ...MANUAL, pace_parallel: 10, pace_pause_ms: 0 };
const RUNS: Record<string, Limits> = {
  'a person’s run of 100 keywords': { ...MANUAL, calls: 100 },
  'a person’s run of 1,000 keywords': { ...MANUAL, calls: 1_000 },
  'a scheduled run of 1,000 keywords': { ...SCHEDULED, calls: 1_000 },
  'a scheduled run with few slots': { ...SCHEDULED, calls: 400, max_in_flight: 4 },
  'a run with one slot': { ...MANUAL, calls: 100, max_in_flight: 1 },
  'a scheduled run at a slow rate': { ...SCHEDULED, calls: 400, requests_per_minute: 20 },
  'a run about as fast as its rate': { ...SCHEDULED, calls: 300, requests_per_minute: 60 },
};

/** Milliseconds that run-slice.ts takes: batch after batch, each until its slowest call has ended, with a permit for each call. */
function played(run: Limits, latency: () => number): number {
  const spare = spareOf(run);
  const perMs = run.requests_per_minute / 60_000;
  let tokens = run.requests_per_minute;
  let at_ms = 0;
  const pass = (ms: number) => {
    at_ms += ms;
    tokens = Math.min(run.requests_per_minute, tokens + ms * perMs);
  };
  for (let left = run.calls; left > 0; ) {
    const wanted = Math.min(left, run.pace_parallel, run.max_in_flight - spare.slots);
    const granted = Math.min(wanted, Math.floor(tokens - spare.tokens));
    if (granted < 1) {
      // The limiter tells whole seconds.
      pass(Math.max(1, Math.ceil((1 + spare.tokens - tokens) / perMs / 1_000)) * 1_000);
      continue;
    }
    tokens -= granted;
    left -= granted;
    pass(Math.max(...Array.from({ length: granted }, latency)));
    if (left > 0) pass(run.pace_pause_ms);
  }
  return at_ms;
}

describe.each(Object.entries(RUNS))('the forecast of %s', (_name, run) => {
  it.each(Object.entries(LATENCIES))('is within a quarter where calls take %s', (_kind, draw) => {
    for (const seed of [1, 2, 3]) {
      const random = seededRandom(seed).next;
      const latency = () => draw(random);
      const latencies_ms = Array.from({ length: 200 }, latency);
      const channel = {
        ...run,
        latencies_ms,
        ceiling_microdollars: 0,
        expected_microdollars: 0,
        is_estimated: false,
      };
      const forecast = (forecastOfRun([channel], 2_000).expected_seconds ?? 0) * 1_000;
      const took = Array.from({ length: 20 }, () => played(run, latency));
      const usual = took.reduce((sum, ms) => sum + ms, 0) / took.length;
      expect(forecast / usual).toBeGreaterThan(0.75);
      expect(forecast / usual).toBeLessThan(1.25);
    }
  });
});
