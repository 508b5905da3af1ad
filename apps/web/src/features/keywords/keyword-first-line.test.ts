import type { Channel, KeywordTrendNow } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { firstChangedChannel, keywordFirstLine } from './keyword-first-line.ts';

const trend = (of: Partial<KeywordTrendNow>): KeywordTrendNow => ({
  verdict: 'no_detectable_change',
  window_days: 28,
  earlier: { mentioned: 21, answers: 27 },
  recent: { mentioned: 20, answers: 27 },
  p_value: null,
  q_value: null,
  wait: null,
  ...of,
});
const on = (channel: Channel, of: Partial<KeywordTrendNow>) => ({
  channel,
  trend: trend(of),
  current: null,
  points: [],
  lines: [],
});
const waiting = (possible_from: string) => ({
  verdict: 'not_enough_data' as const,
  window_days: null,
  earlier: null,
  recent: null,
  wait: { possible_from, helps_now: null },
});

it('is the trend of the keyword, whatever its newest answers say', () => {
  const declined = { verdict: 'declined' as const, recent: { mentioned: 11, answers: 27 } };
  expect(keywordFirstLine({ channels: [on('openai', {}), on('claude', declined)] })).toBe(
    'Claude mentions you less often: 78% → 41% in 28 days.',
  );
});

it('begins with the assistant of most mentions gained or lost, as every list of changes', () => {
  const few = {
    verdict: 'improved' as const,
    earlier: { mentioned: 0, answers: 9 },
    recent: { mentioned: 9, answers: 9 },
  };
  const many = { verdict: 'declined' as const, recent: { mentioned: 8, answers: 27 } };
  expect(keywordFirstLine({ channels: [on('openai', few), on('claude', many)] })).toBe(
    'Claude mentions you less often: 78% → 30% in 28 days. ChatGPT mentions you more often: 0% → 100% in 28 days.',
  );
  expect(firstChangedChannel({ channels: [on('openai', few), on('claude', many)] })).toBe('claude');
  expect(firstChangedChannel({ channels: [on('openai', {})] })).toBeUndefined();
});

it('says what is steady where nothing changed', () => {
  expect(
    keywordFirstLine({ channels: [on('openai', {}), on('claude', waiting('2026-12-26T05:00:00.000Z'))] }),
  ).toBe('No significant change in 28 days: ChatGPT 78% → 74%.');
});

it('says from when on there is a trend, in the words of every page', () => {
  const channels = [
    on('openai', waiting('2999-12-28T05:00:00.000Z')),
    on('claude', waiting('2999-12-26T05:00:00.000Z')),
  ];
  expect(keywordFirstLine({ channels }, 'UTC')).toBe('Trend from about 26 December 2999.');
  expect(keywordFirstLine({ channels: [] })).toBeNull();
});
