import type { KeywordTopic, RangeFigures } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { topicsInWords } from './topics-in-words.ts';

function topic(name: string, rate: number, [low, high]: [number, number]): KeywordTopic {
  const figures: RangeFigures = {
    current: { rate, interval: { low, high }, answers: 100, mentions: 100 * rate },
    change: null,
    voice: { brand_mentions: 0, all_mentions: 0 },
    points: [],
  };
  return { topic: name, keywords: 3, channels: [], figures };
}

it('names the strongest and the weakest topic, and how many keywords have none', () => {
  const items = [topic('Gifts', 0.15, [0.1, 0.2]), topic('Shop', 0.7, [0.5, 0.9])];
  const first = '70% of 100 answers for “Shop” mention you, your strongest. Lowest is “Gifts” with 15%.';
  expect(topicsInWords({ items, without_topic: 0 })).toBe(first);
  expect(topicsInWords({ items, without_topic: 1 })).toBe(`${first} 1 keyword has no topic.`);
});
