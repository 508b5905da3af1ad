import type { StopReason } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { describeChannel, describeRunEnd, nameChannels, secondsLeft } from './describe-run.ts';

const ended = (
  successful: number,
  failed: number,
  state: 'done' | 'cancelled' | 'budget' | 'running' = 'done',
  stopped_by: StopReason | null = null,
) => describeRunEnd({ state, successful, failed, stopped_by });

test('a run in which everything was answered is complete', () => {
  expect(ended(12, 0)).toEqual({
    title: 'Visibility Check Complete',
    description: '12 checks completed successfully, 0 failed',
    tone: 'neutral',
  });
});

test('a run in which some checks failed is a partial success and says so', () => {
  expect(ended(10, 2)).toMatchObject({
    title: 'Partial Success',
    description: '10 checks completed successfully, 2 failed due to API errors',
    tone: 'destructive',
  });
});

test('a run without any answer has failed', () => {
  expect(ended(0, 3)).toMatchObject({
    title: 'Visibility Check Failed',
    description: 'All 3 checks failed.',
  });
});

test('a run that was ended early says what is kept', () => {
  expect(ended(1, 0, 'cancelled')).toMatchObject({ description: '1 check completed and kept.' });
  // One of two answers to a keyword may have been kept, so that nothing is said to be missing.
  expect(ended(0, 0, 'cancelled')).toMatchObject({
    description: 'No check completed; answers that came are kept.',
  });
  expect(ended(4, 0, 'budget')).toMatchObject({ title: 'Stopped by Budget', tone: 'destructive' });
});

test('a run that a cap stopped names it and what can be done', () => {
  const words = (cap: StopReason) => ended(4, 0, 'budget', cap)?.description;
  expect(words('own_cap')).toMatch(
    /^4 checks completed and kept\. .*your own monthly limit.*in your profile/,
  );
  expect(words('plan_budget')).toMatch(/your plan's monthly budget.*first of next month.*larger plan/);
  expect(words('daily_limit')).toMatch(/daily spending limit.*after midnight.*administrator/);
  const channel = (stopped_by: StopReason | null) =>
    describeChannel({ state: 'budget', resume_at: null, stopped_by }, (iso) => iso);
  expect(channel('own_cap')).toBe('Stopped by your own limit');
  expect(channel('plan_budget')).toBe("Stopped by your plan's budget");
  expect(channel('daily_limit')).toBe('Stopped by the daily limit');
  expect(channel(null)).toBe('Stopped by budget');
});

test('a run that goes on has no end to tell', () => {
  expect(ended(3, 0, 'running')).toBeNull();
});

test('a channel that must wait says until when, whatever it waits for', () => {
  const at = (iso: string) => iso.slice(11, 16);
  expect(describeChannel({ state: 'ready', resume_at: '2026-11-21T12:30:00Z', stopped_by: null }, at)).toBe(
    'Continues at 12:30',
  );
  expect(describeChannel({ state: 'running', resume_at: null, stopped_by: null }, at)).toBe('Checking');
});

test('channels are listed by their names', () => {
  expect(nameChannels([{ channel: 'openai' }, { channel: 'claude' }])).toBe('ChatGPT and Claude');
});

const forecast = { calls: 9, cost_ceiling_usd: 1, expected_cost_usd: 0.5, expected_seconds: 60 };
const started = {
  forecast,
  created_at: '2026-11-21T12:00:00Z',
  channels: [{ state: 'running' as const, resume_at: null }],
};
/** What is left after so many seconds with so many of 20 keywords, the last of which came in then or earlier. */
const leftAfter = (seconds: number, processed: number, progressedAt = seconds) => {
  const at = (after: number) => Date.parse(started.created_at) + after * 1000;
  return secondsLeft(
    { ...started, processed, total: 20 },
    { now_ms: at(seconds), progressed_ms: at(progressedAt) },
  );
};

test('the time that is left is the forecast’s until the first keyword is through, and untold once that has passed', () => {
  expect(leftAfter(20, 0)).toBe(40);
  expect(leftAfter(80, 0)).toBeNull();
  expect(
    secondsLeft({ ...started, forecast: null, processed: 0, total: 9 }, { now_ms: 0, progressed_ms: 0 }),
  ).toBeNull();
});

test('the time that is left follows progress: as fast as it was is as fast as it will be', () => {
  expect(leftAfter(60, 10)).toBe(60);
  expect(leftAfter(90, 15)).toBe(30);
  expect(leftAfter(10, 10)).toBe(10);
  // A tenth is through in half of the time that was foreseen for it: between forecast and pace.
  expect(leftAfter(3, 2)).toBeCloseTo(0.6 * 57 + 0.4 * 27, 6);
  expect(leftAfter(30, 10)).toBe(30);
});

test('the time that is left counts down between two keywords instead of growing', () => {
  expect(leftAfter(64, 10, 60)).toBe(56);
  expect(leftAfter(121, 10, 60)).toBeNull();
});

test('the time that is left is not told while a channel waits for long: the forecast knows nothing of that', () => {
  const leftWith = (state: 'ready' | 'waiting' | 'running' | 'done', resume_at: string | null) =>
    secondsLeft(
      {
        ...started,
        channels: [
          { state: 'running', resume_at: null },
          { state, resume_at },
        ],
        processed: 0,
        total: 9,
      },
      { now_ms: Date.parse('2026-11-21T12:00:20Z'), progressed_ms: 0 },
    );
  expect(leftWith('ready', '2026-11-21T12:30:00Z')).toBeNull();
  expect(leftWith('waiting', '2026-11-21T12:30:00Z')).toBeNull();
  expect(leftWith('waiting', null)).toBe(40);
  // The pause between two assistants is part of the forecast.
  expect(leftWith('ready', '2026-11-21T12:00:22Z')).toBe(40);
  expect(leftWith('done', '2026-11-21T12:00:10Z')).toBe(40);
});

test('says why a run or a channel was cancelled that nobody cancelled', () => {
  expect(ended(2, 0, 'cancelled', 'channel_not_in_plan')?.description).toBe(
    '2 checks completed and kept. Your plan no longer includes all assistants of this check. Change your plan, or check the others again.',
  );
  expect(
    describeChannel({ state: 'cancelled', resume_at: null, stopped_by: 'channel_not_in_plan' }, (iso) => iso),
  ).toBe('Stopped by your plan');
});
