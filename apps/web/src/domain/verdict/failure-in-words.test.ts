import { expect, it } from 'vitest';
import { failureInWords } from './failure-in-words.ts';

it.each(['missing_key', 'refused_key', 'no_credit', 'bad_request'])(
  'says who can mend %s, and keeps the text as details whatever its words are',
  (code) => {
    expect(failureInWords('ChatGPT', { text: 'any words', code })).toEqual({
      words: 'ChatGPT is not answering. An administrator must check its key, credit or model.',
      details: 'any words',
    });
  },
);

it.each(['overloaded', null])('shows every other failure as it is stored: %s', (code) => {
  const text = 'API Error (500): OpenAI is overloaded, no credit left, OPENAI_API_KEY.';
  expect(failureInWords('ChatGPT', { text, code })).toEqual({ words: text, details: null });
});
