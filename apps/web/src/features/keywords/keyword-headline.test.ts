import type { VisibilityResult } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { keywordHeadline } from './keyword-headline.ts';

const result = (
  channel: VisibilityResult['channel'],
  is_mentioned: boolean,
  status: VisibilityResult['status'] = 'completed',
) => ({ channel, is_mentioned, status, n: 1, empty: 0 });

it('says who names the brand, who does not, and where nobody knows', () => {
  expect(keywordHeadline([])).toBe('No assistant has been asked about it yet.');
  expect(keywordHeadline([result('claude', true), result('openai', true)])).toBe(
    'ChatGPT and Claude name you.',
  );
  expect(keywordHeadline([result('openai', true), result('gemini', false)])).toBe(
    'ChatGPT names you; Gemini does not name you.',
  );
});

it('tells a silence about the brand from an answer that names no brand at all', () => {
  const nobody = { ...result('gemini', false), n: 2, empty: 2 };
  expect(keywordHeadline([result('openai', false), nobody])).toBe(
    'ChatGPT does not name you; Gemini names no brand at all.',
  );
  expect(keywordHeadline([{ ...nobody, empty: 1 }])).toBe('Gemini does not name you.');
});

it('never says of a failed check that the brand is not named', () => {
  expect(keywordHeadline([result('openai', false, 'api_error')])).toBe('The check on ChatGPT failed.');
});
