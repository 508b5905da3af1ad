import type { AdHocResult } from '@answerscope/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdHocStatus } from './visibility-status.tsx';

const RESULT: AdHocResult = {
  keyword_id: 'k1',
  channel: 'openai',
  is_mentioned: true,
  status: 'completed',
  result_state: 'mentioned',
  checked_at: '2026-11-20T10:00:00.000Z',
  response_text: null,
  error_code: null,
  answer_id: 'a1',
};
const KNOWN = { isWaiting: false, hasFailed: false, isLoading: false };

const words = (props: Partial<Parameters<typeof AdHocStatus>[0]>) =>
  renderToStaticMarkup(<AdHocStatus {...KNOWN} company="Fabrikam" result={RESULT} {...props} />)
    .replace(/<[^>]*>/g, '|')
    .split('|')
    .filter((part) => part.trim() !== '');

test('a keyword says what was said of the other company, as of the own one', () => {
  expect(words({})).toEqual(['Mentioned']);
  for (const [result_state, said] of [
    ['not_mentioned', 'Not mentioned'],
    ['no_companies', 'No companies mentioned'],
    ['refused', 'Refused'],
    ['failed', 'Check failed'],
  ] as const)
    expect(words({ result: { ...RESULT, result_state } })).toEqual([said]);
});

test('a keyword that was not asked about says about whom, and of a name that cannot be asked nothing', () => {
  const none = { result: undefined };
  expect(words(none).join('')).toBe('Not asked about Fabrikam yet');
  expect(words({ ...none, isWaiting: true })).toEqual(['Waiting for the answer...']);
  expect(words({ ...none, company: null })).toEqual(['–', 'No company to ask about']);
});
