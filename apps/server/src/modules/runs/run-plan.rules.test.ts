import { CHANNELS } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { slowestOf } from '../checks/index.ts';
import { countsOfChannel, progressOf, ratesOf } from './progress.rules.ts';
import { channelsOfRun, forecastOfRun, samplesOfRun } from './run-plan.rules.ts';

it('a question has as many answers as are asked for or usual, within the plan', () => {
  expect(samplesOfRun(undefined, { usual: 1, max: 5 })).toBe(1);
  expect(samplesOfRun(undefined, { usual: 3, max: 1 })).toBe(1);
  expect(samplesOfRun(5, { usual: 1, max: 5 })).toBe(5);
  expect(samplesOfRun(6, { usual: 1, max: 5 })).toBeNull();
});

describe('the channels of a run', () => {
  const all = [...CHANNELS];
  it('are all of the plan when none is named, of those that have a key', () => {
    const without = { inPlan: all, configured: ['perplexity', 'openai', 'claude'] as const };
    expect(channelsOfRun(undefined, without)).toEqual(['openai', 'claude', 'perplexity']);
    expect(channelsOfRun(undefined, { inPlan: ['gemini'], configured: ['openai', 'gemini'] })).toEqual([
      'gemini',
    ]);
  });

  it('are all of the plan where none of it has a key: each says so; none of an empty plan', () => {
    expect(channelsOfRun(undefined, { inPlan: ['openai', 'gemini'], configured: ['claude'] })).toEqual([
      'openai',
      'gemini',
    ]);
    expect(channelsOfRun(undefined, { inPlan: [], configured: all })).toBeNull();
  });

  it('are those named, each once; one outside the plan refuses them all', () => {
    const named = ['gemini', 'openai', 'gemini'] as const;
    expect(channelsOfRun(named, { inPlan: all, configured: [] })).toEqual(['gemini', 'openai']);
    expect(channelsOfRun(named, { inPlan: ['openai'], configured: [] })).toBeNull();
    expect(channelsOfRun(['claude'], { inPlan: ['openai'], configured: ['claude'] })).toBeNull();
  });
});

describe('the forecast of a run', () => {
  const channel = {
    calls: 60,
    pace_parallel: 3,
    pace_pause_ms: 1_000,
    ceiling_microdollars: 1_200_000,
    expected_microdollars: 5_000,
    latencies_ms: [1_000],
    is_estimated: false,
    requests_per_minute: 300,
    max_in_flight: 20,
  };

  it('is batches × latency + pauses between them, and the rest between channels', () => {
    expect(forecastOfRun([channel], 2_000)).toEqual({
      calls: 60,
      cost_ceiling_usd: 1.2,
      expected_cost_usd: 0.3,
      expected_seconds: 39,
      is_estimated: false,
    });
    expect(forecastOfRun([channel, channel], 2_000).expected_seconds).toBe(80);
  });

  it('counts each batch until its slowest call has ended', () => {
    const spread = { ...channel, latencies_ms: [3_000, 1_000] };
    expect(slowestOf(1, spread.latencies_ms)).toBe(2_000);
    expect(slowestOf(3, spread.latencies_ms)).toBe(2_750);
    expect(forecastOfRun([spread], 2_000).expected_seconds).toBe(74);
    expect(forecastOfRun([{ ...spread, calls: 61 }], 2_000).expected_seconds).toBe(77);
  });

  it('is no shorter than the installation lets requests of runs through, whatever the pace', () => {
    const secondsOf = (limits: Partial<typeof channel>) =>
      forecastOfRun([{ ...channel, calls: 100, ...limits }], 2_000).expected_seconds;
    expect(secondsOf({})).toBe(67);
    expect(secondsOf({ requests_per_minute: 5 })).toBe(1_141);
    expect(secondsOf({ max_in_flight: 1 })).toBe(199);
    const quick = { pace_parallel: 10, pace_pause_ms: 0, latencies_ms: [2_000] };
    expect(secondsOf(quick)).toBe(20);
    expect(secondsOf({ ...quick, max_in_flight: 4 })).toBe(68);
    expect(secondsOf({ ...quick, requests_per_minute: 60 })).toBe(48);
  });

  it('is an estimate as soon as one channel has no recent answer of the user', () => {
    const unknown = { ...channel, expected_microdollars: 10_000, is_estimated: true };
    expect(forecastOfRun([channel, unknown], 2_000)).toMatchObject({
      calls: 120,
      cost_ceiling_usd: 2.4,
      expected_cost_usd: 0.9,
      is_estimated: true,
    });
  });
});

const UNBRANDED = { no_companies: 0, refused: 0, branded: 0, branded_mentioned: 0 };

describe('the progress of a run', () => {
  it('says 100 % only when nothing is left', () => {
    const counts = { total: 200, successful: 198, failed: 1, mentioned: 0, empty: 0, ...UNBRANDED };
    expect(progressOf([counts])).toMatchObject({
      processed: 199,
      progress_percent: 99,
    });
  });

  it('leaves out what was cancelled on a channel that goes on, unless it has an answer; else it was to be asked', () => {
    const counted = {
      items: 10,
      done: 5,
      done_mentioned: 2,
      done_empty: 2,
      failed: 1,
      done_no_companies: 1,
      done_refused: 1,
      cut_no_companies: 0,
      cut_refused: 1,
      cancelled: 3,
      cut: 2,
      cut_mentioned: 1,
      cut_empty: 1,
      done_branded: 2,
      done_branded_mentioned: 1,
      cut_branded: 1,
      cut_branded_mentioned: 1,
    };
    for (const state of ['waiting', 'ready', 'running', 'done'] as const)
      expect(countsOfChannel(counted, state)).toEqual({
        total: 9,
        successful: 7,
        failed: 1,
        mentioned: 3,
        empty: 3,
        no_companies: 1,
        refused: 2,
        branded: 3,
        branded_mentioned: 2,
      });
    for (const state of ['cancelled', 'budget', 'failed'] as const)
      expect(countsOfChannel(counted, state)).toEqual({
        total: 10,
        successful: 5,
        failed: 1,
        mentioned: 2,
        empty: 2,
        no_companies: 1,
        refused: 1,
        branded: 2,
        branded_mentioned: 1,
      });
  });

  it('has a rate of unbranded keywords alone', () => {
    const counts = { ...UNBRANDED, total: 3, successful: 3, failed: 0, mentioned: 2, empty: 0 };
    expect(ratesOf({ ...counts, branded: 1, branded_mentioned: 1 }).visibility_rate).toBe(50);
    const branded = { ...counts, branded: 3, branded_mentioned: 2 };
    expect(ratesOf(branded)).toEqual({ success_rate: 100, visibility_rate: null });
  });

  it('has rates to one decimal, without empty answers, and none while nothing stands below them', () => {
    const counts = { total: 9, successful: 3, failed: 1, mentioned: 1, empty: 0, ...UNBRANDED };
    expect(ratesOf(counts)).toEqual({ success_rate: 75, visibility_rate: 33.3 });
    expect(ratesOf({ ...counts, empty: 1 })).toEqual({ success_rate: 75, visibility_rate: 50 });
    expect(ratesOf({ ...counts, mentioned: 0, empty: 3 })).toEqual({
      success_rate: 75,
      visibility_rate: null,
    });
    expect(ratesOf({ ...counts, successful: 0, failed: 0, mentioned: 0 })).toEqual({
      success_rate: null,
      visibility_rate: null,
    });
  });
});
