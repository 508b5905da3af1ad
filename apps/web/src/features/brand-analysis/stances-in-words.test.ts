import { STANCES, type StanceFigures } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { readInWords, shareInWords } from './stances-in-words.ts';

const share = (answers: number, of: number) => ({
  answers,
  of,
  rate: of === 0 ? null : answers / of,
  interval: of < 2 ? null : { low: 0.074, high: 0.151 },
  interval_for_similar_keywords: null,
});
const figures = (mentioned: number, read: number): StanceFigures => ({
  mentioned,
  read,
  praise: share(read, mentioned),
  criticism: share(0, mentioned),
  stances: STANCES.map((stance) => ({ stance, share: share(0, mentioned) })),
  praise_topics: [],
  criticism_topics: [],
});

it('a count has its rate and range, of few answers none', () => {
  expect(shareInWords(share(28, 263))).toBe('11% · 7-15%');
  expect(shareInWords(share(3, 8))).toBeNull();
  expect(shareInWords(share(0, 0))).toBeNull();
});

it('says in how many answers something is said', () => {
  expect(readInWords(figures(263, 28), 0)).toBe('28 of 263 answers praise or criticise you');
  expect(readInWords(figures(263, 28), 4)).toBe(
    '28 of 263 answers praise or criticise you, 4 answers still waiting',
  );
  expect(readInWords(figures(5, 5), 0)).toBeNull();
});
