import type { Channel, HeadlineChange, KeywordTopic } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { topicsInWords } from './topics-in-words.ts';

const range = { range: '28', from: '2026-10-01', to: '2026-10-28', days: 28 };

const CHANGE: HeadlineChange = {
  verdict: 'not_enough_data',
  earlier: null,
  recent: null,
  p_value: null,
  q_value: null,
  is_one_keyword: false,
  wait: { possible_from: null, helps_now: null },
};

function topic(
  name: string,
  rates: Partial<Record<Channel, readonly [low: number, high: number]>>,
): KeywordTopic {
  return {
    topic: name,
    keywords: 3,
    channels: (Object.entries(rates) as [Channel, readonly [number, number]][]).map(
      ([channel, [low, high]]) => ({
        channel,
        current: {
          rate: (low + high) / 2,
          interval: { low, high },
          interval_for_similar_keywords: { low: 0, high: 1 },
          keywords: 3,
          answers: 24,
          mentions: 12,
          window_days: 28,
          since: '2026-10-01T00:00:00.000Z',
          until: '2026-10-28T00:00:00.000Z',
        },
        change: CHANGE,
        empty_answers: 0,
        voice: { brand_mentions: 0, all_mentions: 0 },
      }),
    ),
  };
}

it('names two topics of which one is surely named more often', () => {
  const items = [
    topic('Advice', { openai: [0.3, 0.6] }),
    topic('Gifts', { openai: [0.1, 0.2] }),
    topic('Shop', { openai: [0.5, 0.9] }),
  ];
  expect(topicsInWords({ range, items, without_topic: 0 })).toBe(
    'ChatGPT mentions you more often for “Shop” than for “Gifts”.',
  );
});

it('names none where their ranges overlap, and compares no assistant with another', () => {
  const items = [
    topic('Advice', { openai: [0.1, 0.4] }),
    topic('Shop', { openai: [0.3, 0.9], claude: [0.8, 0.9] }),
  ];
  expect(topicsInWords({ range, items, without_topic: 1 })).toBe(
    '2 topics for 6 keywords. 1 keyword has no topic.',
  );
});

it('looks at the next assistant where the first says nothing', () => {
  const items = [
    topic('Advice', { openai: [0.1, 0.4], claude: [0, 0.2] }),
    topic('Shop', { openai: [0.3, 0.9], claude: [0.5, 0.9] }),
  ];
  expect(topicsInWords({ range, items, without_topic: 4 })).toBe(
    'Claude mentions you more often for “Shop” than for “Advice”. 4 keywords have no topic.',
  );
});
