import type { ResultState, VisibilityResult } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { keywordHeadline } from './keyword-headline.ts';

const result = (channel: VisibilityResult['channel'], result_state: ResultState) => ({
  channel,
  result_state,
  forced_status: null,
});

it('says who names the brand, who does not, and where nobody knows', () => {
  expect(keywordHeadline([])).toBe('No assistant has been asked about it yet.');
  expect(keywordHeadline([result('claude', 'mentioned'), result('openai', 'mentioned')])).toBe(
    'ChatGPT and Claude mention you.',
  );
  expect(keywordHeadline([result('openai', 'mentioned'), result('gemini', 'not_mentioned')])).toBe(
    'ChatGPT mentions you. Gemini does not.',
  );
});

it('tells a silence about the brand from an answer that mentions no company at all, and from a refusal', () => {
  expect(keywordHeadline([result('openai', 'not_mentioned'), result('gemini', 'no_companies')])).toBe(
    'ChatGPT does not mention you. Gemini mentions no company at all.',
  );
  expect(keywordHeadline([result('openai', 'refused'), result('claude', 'refused')])).toBe(
    'ChatGPT and Claude refuse to answer.',
  );
});

it('never says of a failed check that the brand is not named', () => {
  expect(keywordHeadline([result('openai', 'failed')])).toBe('The check on ChatGPT failed.');
});

it('says of which assistant an administrator has set it', () => {
  const set = { ...result('claude', 'mentioned'), forced_status: 'mentioned' as const };
  expect(keywordHeadline([result('openai', 'not_mentioned'), set])).toBe(
    'Claude mentions you. ChatGPT does not. Set by administrator: Claude.',
  );
});
