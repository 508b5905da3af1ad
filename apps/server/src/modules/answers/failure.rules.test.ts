import { type Answer, ASSISTANT_ERROR_CODES, AssistantError } from '@answerscope/assistants';
import { ADMINISTRATORS_FAILURES, ResultStatus } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { anAnswer } from './answer.fixture.ts';
import { failureOf, resultTextOf, statusOfAnswer } from './failure.rules.ts';

const failed = (code: AssistantError['code'], http_status: number | null = null) =>
  failureOf(
    new AssistantError({
      channel: 'openai',
      code,
      message: 'it went wrong',
      http_status,
      retryable: false,
      surely_not_billed: true,
    }),
  );

describe('a call that failed', () => {
  it.each([
    ['rate_limited', 429, 'api_error', 'API Error (429): it went wrong'],
    ['overloaded', 500, 'api_error', 'API Error (500): it went wrong'],
    ['no_credit', 429, 'api_error', 'API Error (429): it went wrong'],
    ['refused_key', 401, 'api_error', 'API Error (401): it went wrong'],
    ['bad_request', 400, 'api_error', 'API Error (400): it went wrong'],
    ['missing_key', null, 'api_error', 'API Error: it went wrong'],
    ['network', null, 'network_error', 'Network Error: it went wrong'],
    ['timed_out', null, 'network_error', 'Network Error: it went wrong'],
    ['timed_out', 504, 'network_error', 'Network Error: it went wrong'],
    ['cancelled', null, 'network_error', 'Network Error: it went wrong'],
    ['blocked', 400, 'error', 'it went wrong'],
    ['truncated', 200, 'error', 'it went wrong'],
    ['malformed', 200, 'error', 'it went wrong'],
  ] as const)('%s (%s) is %s', (code, http_status, status, response_text) => {
    expect(failed(code, http_status)).toEqual({ status, response_text, error_code: code });
  });

  it('every code has a status of the contract, never completed', () => {
    for (const code of ASSISTANT_ERROR_CODES) {
      const { status } = failed(code);
      expect(ResultStatus.options).toContain(status);
      expect(status).not.toBe('completed');
    }
  });

  it('what only an administrator can mend is told from the rest by its code', () => {
    expect(ASSISTANT_ERROR_CODES).toEqual(expect.arrayContaining([...ADMINISTRATORS_FAILURES]));
  });
});

describe('an answer that came', () => {
  const text = 'Contoso Ledger is fine.';
  it.each([
    ['a whole one counts', 'ok', text, false, 'completed'],
    ['a whole one without words does not', 'ok', ' \n', false, 'error'],
    ['a refusal is an answer that names nobody', 'refused', '', false, 'completed'],
    ['a cut one that names the brand counts', 'truncated', text, true, 'completed'],
    ['a cut one that does not might have named it later', 'truncated', text, false, 'error'],
    ['a withheld one is none', 'blocked', text, false, 'error'],
    ['one without text is none', 'failed', '', false, 'error'],
  ] as const)('%s', (_title, finish, answer, mentioned, status) => {
    expect(statusOfAnswer({ finish, text: answer }, mentioned)).toBe(status);
  });

  it('that counts is the text of its result, also a refusal', () => {
    expect(resultTextOf(anAnswer({ text }), 'completed')).toEqual({ response_text: text, error_code: null });
    expect(resultTextOf(anAnswer({ text: 'I cannot.', finish: 'refused' }), 'completed')).toEqual({
      response_text: 'I cannot.',
      error_code: null,
    });
  });

  it.each(['pause_turn', 'OTHER', 'MALFORMED_FUNCTION_CALL', 'model_context_window_exceeded'])(
    'that %s cut is not told to be allowed more length',
    (finish_detail) => {
      const cut = resultTextOf(anAnswer({ finish: 'truncated', text, finish_detail }), 'error');
      expect(cut.error_code).toBe('truncated');
      expect(cut.response_text).toContain(finish_detail);
      expect(cut.response_text).not.toMatch(/output limit|Raise the answer length/);
    },
  );

  it.each([
    [{ finish: 'blocked', finish_detail: 'content_filter' }, 'OpenAI withheld its answer'],
    [{ finish: 'failed', text: '' }, 'OpenAI sent an answer without any text'],
    [{ finish: 'ok', text: ' ' }, 'OpenAI sent an answer without any text'],
    [{ finish: 'truncated', text: '' }, 'OpenAI reached the output limit before it wrote an answer'],
    [{ finish: 'truncated', text }, 'The answer was cut off at the output limit before it named the brand'],
    [
      { finish: 'truncated', text, finish_detail: 'pause_turn' },
      'The answer was cut off because the provider paused it too often (pause_turn) before it named the brand',
    ],
  ] as const)('that does not count says why: %o', (how, reason) => {
    const { response_text, error_code } = resultTextOf(anAnswer(how satisfies Partial<Answer>), 'error');
    expect(response_text).toContain(reason);
    expect(error_code).toBeTruthy();
  });
});
