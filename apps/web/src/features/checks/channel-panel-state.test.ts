import type { VisibilityResult } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../lib/request-error.ts';
import { toPanelState } from './channel-panel-state.ts';
import { type CheckRequest, latestAttempts, type SentCheck } from './check-attempt.ts';

const BEFORE = '2026-11-20T10:00:00.000Z';
const AFTER = '2026-11-20T10:05:00.000Z';

const stored = (changes: Partial<VisibilityResult> = {}): VisibilityResult => ({
  user_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47d1',
  keyword_id: 'k1',
  keyword: 'tea',
  channel: 'claude',
  is_mentioned: true,
  status: 'completed',
  forced_status: null,
  result_state: 'mentioned',
  checked_at: BEFORE,
  response_text: 'Northwind',
  error_code: null,
  answer_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47d2',
  n: 1,
  k: 1,
  empty: 0,
  refused: 0,
  failed: 0,
  is_branded: false,
  ...changes,
});

const request = (changes: Partial<CheckRequest> = {}): CheckRequest => ({
  keyword_id: 'k1',
  keyword: 'tea',
  company_name: 'Northwind',
  channel: 'claude',
  previous_checked_at: BEFORE,
  ...changes,
});

const sent = (changes: Partial<SentCheck> = {}): SentCheck => ({
  status: 'pending',
  submittedAt: 1000,
  variables: request(),
  data: undefined,
  error: null,
  ...changes,
});

const OWN = { keyword_id: 'k1', company_name: 'Northwind' };

const failedReply = {
  isMentioned: false,
  resultState: 'failed',
  responseText: 'API Error (429): too many requests.',
  error: 'too many requests',
  errorCode: 'rate_limited',
  status: 'api_error',
  answerId: null,
  countsForResults: true,
} as const;

const panel = (checks: SentCheck[], result: VisibilityResult | null | undefined) =>
  toPanelState({
    is_in_plan: true,
    is_configured: true,
    attempt: latestAttempts(checks, OWN).get('claude'),
    result,
  });

describe('what a channel’s panel shows', () => {
  it('is locked outside the plan, also where the installation could ask', () => {
    expect(
      toPanelState({ is_in_plan: false, is_configured: true, attempt: undefined, result: null }).kind,
    ).toBe('locked');
  });

  it('is not configured without a key', () => {
    expect(
      toPanelState({ is_in_plan: true, is_configured: false, attempt: undefined, result: null }).kind,
    ).toBe('not-configured');
  });

  it('is the stored result when nothing was asked on this visit', () => {
    expect(panel([], undefined)).toEqual({ kind: 'loading' });
    expect(panel([], null)).toEqual({ kind: 'not-asked' });
    expect(panel([], stored())).toEqual({ kind: 'answered', result: stored() });
    expect(
      panel([], stored({ status: 'network_error', response_text: 'Network Error: gone' })),
    ).toMatchObject({ kind: 'failed', words: 'Network Error: gone', is_fresh: false });
  });

  it('waits from the moment the question was sent, whatever stood before', () => {
    expect(panel([sent({ submittedAt: 4200 })], stored())).toEqual({ kind: 'waiting', asked_at_ms: 4200 });
  });

  it('waits for what was asked elsewhere, and not for a turn in a run', () => {
    const one = { keyword_id: 'k1', channel: 'claude', is_ad_hoc: false, since: AFTER } as const;
    const state = (is_single: boolean) =>
      toPanelState({
        is_in_plan: true,
        is_configured: true,
        attempt: undefined,
        result: stored(),
        under_way: { ...one, is_single },
      });
    expect(state(true)).toEqual({ kind: 'waiting', asked_at_ms: Date.parse(AFTER) });
    expect(state(false)).toEqual({ kind: 'answered', result: stored() });
  });

  it('is the answer once it is stored', () => {
    const reply = { ...failedReply, status: 'completed', isMentioned: true } as const;
    const result = stored({ checked_at: AFTER });
    expect(panel([sent({ status: 'success', data: reply })], result)).toEqual({ kind: 'answered', result });
  });

  it('says why a check failed, until a newer answer is stored', () => {
    const failed = [sent({ status: 'success', data: failedReply })];
    const result = stored({ checked_at: AFTER, status: 'api_error' });
    expect(panel(failed, result)).toEqual({
      kind: 'failed',
      words: failedReply.responseText,
      code: 'rate_limited',
      checked_at: AFTER,
      is_fresh: true,
    });
    expect(panel(failed, stored({ checked_at: AFTER })).kind).toBe('answered');
  });

  it('keeps the answer before when the question was refused, and offers no second try against a plan’s limit', () => {
    const error = new RequestError({ code: 'PAYMENT_REQUIRED', status: 402, message: 'Over the budget.' });
    expect(panel([sent({ status: 'error', error })], stored())).toEqual({
      kind: 'refused',
      words: 'Over the budget.',
      can_retry: false,
      result: stored(),
    });
  });

  it('offers another try when the server was not heard', () => {
    const error = new RequestError({ code: 'NETWORK_ERROR', status: 0, message: 'No connection.' });
    expect(panel([sent({ status: 'error', error })], stored())).toMatchObject({
      kind: 'refused',
      can_retry: true,
    });
  });

  it('is the late answer when waiting for it had been given up', () => {
    const error = new RequestError({ code: 'TIMEOUT_ERROR', status: 504, message: 'Longer than usual.' });
    expect(panel([sent({ status: 'error', error })], stored({ checked_at: AFTER })).kind).toBe('answered');
  });
});

describe('the questions sent', () => {
  it('stand apart per assistant: a slow and a failed one change nothing for the others', () => {
    const attempts = latestAttempts(
      [
        sent({ variables: request({ channel: 'openai' }) }),
        sent({ status: 'success', data: failedReply, variables: request({ channel: 'gemini' }) }),
        sent({ status: 'success', data: { ...failedReply, status: 'completed' } }),
        // Asked for another company: nothing of the own result.
        sent({ variables: request({ channel: 'perplexity', company_name: 'Fabrikam' }) }),
      ],
      OWN,
    );
    expect([...attempts].map(([channel, { state }]) => [channel, state])).toEqual([
      ['openai', 'waiting'],
      ['gemini', 'failed'],
      ['claude', 'answered'],
    ]);
  });

  it('count by the last one to an assistant, and only about this keyword', () => {
    const other = sent({ variables: request({ keyword_id: 'k2' }) });
    const attempts = latestAttempts([sent({ status: 'success', data: failedReply }), sent(), other], OWN);
    expect([...attempts.values()].map(({ state }) => state)).toEqual(['waiting']);
  });
});
