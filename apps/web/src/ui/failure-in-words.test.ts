import { expect, it } from 'vitest';
import { failureInWords } from './failure-in-words.ts';

it('says who can mend a refused key or spent credit, and keeps the text as details', () => {
  const text = 'API Error (401): OpenAI refused the API key or what it may do. Check OPENAI_API_KEY.';
  expect(failureInWords('ChatGPT', text)).toEqual({
    words: 'ChatGPT does not answer this installation: its administrator must look at the key or its credit.',
    details: text,
  });
  const credit = 'API Error (429): The OpenAI account has no credit left or has reached its spending limit.';
  expect(failureInWords('ChatGPT', credit).details).toBe(credit);
});

it('shows every other failure as it is stored', () => {
  const text = 'API Error (500): OpenAI is overloaded.';
  expect(failureInWords('ChatGPT', text)).toEqual({ words: text, details: null });
});
