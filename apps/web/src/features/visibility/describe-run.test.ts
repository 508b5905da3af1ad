import { expect, test } from 'vitest';
import { describeChannel, describeRunEnd, nameChannels, secondsLeft } from './describe-run.ts';

const ended = (
  successful: number,
  failed: number,
  state: 'done' | 'cancelled' | 'budget' | 'running' = 'done',
) => describeRunEnd({ state, successful, failed });

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
  expect(ended(4, 0, 'budget')).toMatchObject({ title: 'Stopped by Budget', tone: 'destructive' });
});

test('a run that goes on has no end to tell', () => {
  expect(ended(3, 0, 'running')).toBeNull();
});

test('a channel that must wait says until when, whatever it waits for', () => {
  const at = (iso: string) => iso.slice(11, 16);
  expect(describeChannel({ state: 'ready', resume_at: '2026-11-21T12:30:00Z' }, at)).toBe('Goes on at 12:30');
  expect(describeChannel({ state: 'running', resume_at: null }, at)).toBe('Checking');
});

test('channels are listed by their names', () => {
  expect(nameChannels([{ channel: 'openai' }, { channel: 'claude' }])).toBe('ChatGPT and Claude');
});

test('the time that is left follows the forecast and is not told once it has passed', () => {
  const run = {
    forecast: { calls: 9, cost_ceiling_usd: 1, expected_cost_usd: 0.5, expected_seconds: 60 },
    created_at: '2026-11-21T12:00:00Z',
  };
  const at = (iso: string) => secondsLeft(run, Date.parse(iso));
  expect(at('2026-11-21T12:00:20Z')).toBe(40);
  expect(at('2026-11-21T12:01:20Z')).toBeNull();
  expect(secondsLeft({ ...run, forecast: null }, 0)).toBeNull();
});
