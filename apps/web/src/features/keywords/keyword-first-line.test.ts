import type { Channel, KeywordTrendNow, PooledRate } from '@answerscope/contract';
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
  current: { mentions: 11, answers: 20 } as PooledRate,
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

it('is the rate over the range with its change, whatever the newest answers say', () => {
  const declined = { verdict: 'declined' as const, recent: { mentioned: 11, answers: 27 } };
  expect(keywordFirstLine({ channels: [on('openai', {}), on('claude', declined)] })).toBe(
    '55% of 40 answers mention you · Claude ▼ 78% → 41%',
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
    '55% of 40 answers mention you · Claude ▼ 78% → 30%, ChatGPT ▲ 0% → 100%',
  );
  expect(firstChangedChannel({ channels: [on('openai', few), on('claude', many)] })).toBe('claude');
  expect(firstChangedChannel({ channels: [on('openai', {})] })).toBeUndefined();
});

it('says where nothing changed significantly', () => {
  expect(
    keywordFirstLine({ channels: [on('openai', {}), on('claude', waiting('2026-12-26T05:00:00.000Z'))] }),
  ).toBe('55% of 40 answers mention you · no significant change');
});

it('says from when on there is a trend, in the words of every page', () => {
  const channels = [
    on('openai', waiting('2999-12-28T05:00:00.000Z')),
    on('claude', waiting('2999-12-26T05:00:00.000Z')),
  ];
  expect(keywordFirstLine({ channels }, 'UTC')).toBe(
    '55% of 40 answers mention you · trend from about 26 December 2999',
  );
  expect(keywordFirstLine({ channels: [] })).toBeNull();
});

it('has counts where answers are too few for a rate, and no rate where none counts', () => {
  const few = { ...on('openai', waiting('2999-12-26T05:00:00.000Z')) };
  const current = { mentions: 1, answers: 4 } as PooledRate;
  expect(keywordFirstLine({ channels: [{ ...few, current }] }, 'UTC')).toBe(
    '1 of 4 answers mention you · trend from about 26 December 2999',
  );
  expect(keywordFirstLine({ channels: [{ ...few, current: null }] }, 'UTC')).toBe(
    'No counted answers · trend from about 26 December 2999',
  );
});
