import { expect, it } from 'vitest';
import { keywordTrendTitle } from './keyword-trend.ts';

it('counts the answers of an assistant that mention the brand', () => {
  expect(keywordTrendTitle('openai', { mentions: 4, answers: 10 })).toBe('ChatGPT: 4 of 10');
  expect(keywordTrendTitle('openai', { mentions: 1, answers: 1 })).toBe('ChatGPT: 1 of 1');
  expect(keywordTrendTitle('openai', null)).toBe('ChatGPT: no counted answers');
});
