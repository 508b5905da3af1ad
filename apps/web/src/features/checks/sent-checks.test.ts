import type { CheckVisibilityResult } from '@answerscope/contract';
import { expect, test } from 'vitest';
import type { CheckRequest, SentCheck } from './check-attempt.ts';
import { waitingKeywords } from './sent-checks.ts';

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
  errorCode: null,
  status: 'completed',
  resultState: 'mentioned',
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
  const company_name = 'Fabrikam';
  expect([...waitingKeywords(all, { channel: 'claude', company_name })]).toEqual(['k1']);
  expect([...waitingKeywords(all, { channel: 'openai', company_name })]).toEqual(['k2']);
});

test('while one company is asked about, keywords wait neither for another one nor for nobody', () => {
  const all = [sent('pending'), sent('pending', { keyword_id: 'k2', company_name: 'Northwind' })];
  const waiting = (company_name: string | null) => [
    ...waitingKeywords(all, { channel: 'claude', company_name }),
  ];
  expect(waiting('Fabrikam')).toEqual(['k1']);
  expect(waiting('Northwind')).toEqual(['k2']);
  expect(waiting('Contoso')).toEqual([]);
  expect(waiting(null)).toEqual([]);
});
