import type { Run, RunChannel } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { channelsUnderWay, runsToShow } from './run-states.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');

const run = (state: Run['state'], ended_at: string | null = null): Run => ({
  id: `${state} ${ended_at}`,
  trigger: 'manual',
  state,
  version: 1,
  created_at: '2026-11-01T12:00:00Z',
  ended_at,
  stopped_by: null,
  forecast: null,
  channels: [],
  total: 2,
  processed: 2,
  progress_percent: 100,
  successful: 1,
  failed: 1,
});
const shown = (...runs: Run[]) => runsToShow(runs, NOW_MS).map(({ state }) => state);

test('what is under way is shown, and the newest check that has just ended', () => {
  const ended = run('done', '2026-11-21T11:00:00Z');
  expect(shown(ended, run('running'), ended)).toEqual(['done', 'running']);
});

test('a check that ended more than a day ago makes room', () => {
  expect(shown(run('done', '2026-11-20T11:00:00Z'))).toEqual([]);
});

test('a check that can be gone on with stays, however old it is', () => {
  expect(shown(run('budget', '2026-11-02T12:00:00Z'))).toEqual(['budget']);
  expect(shown(run('cancelled', '2026-11-02T12:00:00Z'))).toEqual(['cancelled']);
});

test('an assistant whose part of a check has ended is not being asked any more', () => {
  const channel = (name: RunChannel['channel'], state: RunChannel['state']) =>
    ({ channel: name, state }) as RunChannel;
  const channels = [channel('openai', 'done'), channel('claude', 'running'), channel('gemini', 'waiting')];
  expect(channelsUnderWay([{ ...run('running'), channels }])).toEqual(['claude', 'gemini']);
  expect(channelsUnderWay([{ ...run('cancelled'), channels }])).toEqual([]);
});
