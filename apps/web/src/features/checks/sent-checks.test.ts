import type { CheckVisibilityResult } from '@answerscope/contract';
import { expect, test } from 'vitest';
import type { CheckRequest, SentCheck } from './check-attempt.ts';
import { adHocAnswer, waitingKeywords } from './sent-checks.ts';

const REQUEST: CheckRequest = {
  keyword_id: 'k1',
  keyword: 'tea',
  company_name: 'Fabrikam',
  channel: 'claude',
  previous_checked_at: null,
};
const REPLY: CheckVisibilityResult = {
  isMentioned: true,
  responseText: 'Fabrikam',
  error: null,
  status: 'completed',
  answerId: 'a1',
  countsForResults: false,
};
const sent = (
  status: SentCheck['status'],
  request: Partial<CheckRequest> = {},
  reply: Partial<CheckVisibilityResult> = {},
): SentCheck => ({
  status,
  submittedAt: 0,
  variables: { ...REQUEST, ...request },
  data: status === 'success' ? { ...REPLY, ...reply } : undefined,
  error: null,
});

test('a keyword waits on the channel that was asked, and only until it was answered', () => {
  const all = [
    sent('pending'),
    sent('pending', { keyword_id: 'k2', channel: 'openai' }),
    sent('success', { keyword_id: 'k3' }),
  ];
  expect([...waitingKeywords(all, 'claude')]).toEqual(['k1']);
  expect([...waitingKeywords(all, 'openai')]).toEqual(['k2']);
});

test('the last answer for the same other company is shown, and for no other', () => {
  const asked = { keyword_id: 'k1', channel: 'claude', company_name: 'Fabrikam' } as const;
  const all = [sent('success'), sent('success', {}, { answerId: 'a2' }), sent('pending')];
  expect(adHocAnswer(all, asked)).toEqual({ answer_id: 'a2', company_name: 'Fabrikam' });
  expect(adHocAnswer(all, { ...asked, company_name: 'Contoso' })).toBeNull();
  expect(adHocAnswer(all, { ...asked, channel: 'openai' })).toBeNull();
});

test('an answer that changed the results, or none at all, is no ad hoc answer', () => {
  const asked = { keyword_id: 'k1', channel: 'claude', company_name: 'Fabrikam' } as const;
  expect(adHocAnswer([sent('success', {}, { countsForResults: true })], asked)).toBeNull();
  expect(adHocAnswer([sent('success', {}, { answerId: null })], asked)).toBeNull();
});
