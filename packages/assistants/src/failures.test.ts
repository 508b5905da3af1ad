import { describe, expect, test } from 'vitest';
import { CHANNELS } from './assistant.ts';
import { httpFailure, unusableText } from './failures.ts';
import { redactKeys } from './redact-keys.ts';

const AT = new Date('2026-11-20T12:00:00Z');

function failing(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return httpFailure({
    channel: 'openai',
    apiKey: 'topsecret',
    status,
    headers: new Headers(headers),
    text,
    at: AT,
  });
}

describe('the wait a provider asks for', () => {
  test.each<[Record<string, string>, number | null]>([
    [{ 'retry-after-ms': '1500' }, 1500],
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' }, 0],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '6m0s' }, 360_000],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '12ms' }, 12],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '1m2.5s' }, 62_500],
    [{ 'x-ratelimit-remaining-tokens': '5', 'x-ratelimit-reset-tokens': '6m0s' }, null],
    [
      {
        'anthropic-ratelimit-input-tokens-remaining': '0',
        'anthropic-ratelimit-input-tokens-reset': '2026-11-20T12:00:45Z',
        'anthropic-ratelimit-requests-remaining': '0',
        'anthropic-ratelimit-requests-reset': '2026-11-20T12:00:10Z',
      },
      45_000,
    ],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '12.5' }, 12_500],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(AT.getTime() / 1000 + 9) }, 9_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(AT.getTime() / 1000 - 9) }, 0],
    [{ 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': '12.5' }, null],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('in %o', (headers, wait_ms) => {
    expect(failing(429, { error: { message: 'slow down' } }, headers).wait_ms).toBe(wait_ms);
  });

  test('is left out where waiting does not help', () => {
    expect(failing(401, {}, { 'retry-after': '2' }).wait_ms).toBeNull();
  });
});

describe('a failed call', () => {
  test('is not repeated when the provider says so', () => {
    expect(failing(500, {}, { 'x-should-retry': 'false' }).retryable).toBe(false);
    expect(failing(500, {}).retryable).toBe(true);
  });

  test.each([
    [402, 'no_credit'],
    [408, 'timed_out'],
    [409, 'overloaded'],
    [413, 'bad_request'],
    [422, 'bad_request'],
    [504, 'timed_out'],
    [507, 'overloaded'],
  ])('with status %i is %s', (status, code) => {
    expect(failing(status, {})).toMatchObject({ code, http_status: status });
  });

  test('for a spending limit is out of credit, not limited in rate', () => {
    const error = {
      type: 'rate_limit_error',
      message: 'm',
      details: { error_code: 'enforced_spend_limit_reached' },
    };
    expect(failing(429, { type: 'error', error })).toMatchObject({ code: 'no_credit', retryable: false });
    const ramp = { ...error, details: { error_code: 'ramp_limit_exceeded' } };
    expect(failing(429, { type: 'error', error: ramp })).toMatchObject({
      code: 'rate_limited',
      retryable: true,
    });
  });

  test('whose body is a page of a gateway says so in short and on one line', () => {
    const failure = failing(502, `<html>\n<h1>Bad gateway</h1>\n${'x'.repeat(9000)}`);
    expect(failure.message).toContain('Bad gateway');
    expect(failure.message).not.toContain('\n');
    expect(failure.message.length).toBeLessThan(600);
  });

  test('tells what the provider said, without the key it repeats', () => {
    const said = 'Incorrect API key provided: sk-proj-ab12****wxyz (topsecret).';
    const { message } = failing(401, { error: { message: said } });
    expect(message).toContain('Incorrect API key provided: [key] ([key]).');
    expect(message).toContain('OPENAI_API_KEY');
  });

  test.each([401, 402, 404, 429, 500, 503, 504, 529])(
    'with status %i says what can be done, and does not promise what its caller may not do',
    (status) => {
      const { message } = failing(status, {});
      expect(message).toMatch(/platform\.openai\.com|status page|settings of this channel/);
      expect(message).not.toMatch(/repeat|retr(y|ied)|again/i);
    },
  );

  test('of every channel names its provider and setting', () => {
    for (const channel of CHANNELS) {
      const { message } = httpFailure({
        channel,
        apiKey: 'k',
        status: 401,
        headers: new Headers(),
        text: '',
        at: AT,
      });
      expect(message).toMatch(/_API_KEY/);
    }
  });
});

test.each([
  ['max_tokens', /output limit.* Raise the answer length/],
  [null, /output limit.* Raise the answer length/],
  ['pause_turn', /paused it too often \(pause_turn\)/],
  ['model_context_window_exceeded', /less search detail/],
  ['MALFORMED_RESPONSE', /by the provider \(MALFORMED_RESPONSE\).* rephrase the question/],
])('an answer cut by %s is told what helps', (detail, words) => {
  const text = unusableText({ channel: 'claude', code: 'truncated', detail });
  expect(text).toMatch(words);
  expect(text.includes('Raise the answer length')).toBe(detail === null || detail === 'max_tokens');
});

test.each([
  'sk-ant-api03-abcdEFGH',
  'sk-proj-abc…wxyz',
  'pplx-0123456789',
  'AIzaSyA-abcdef_123',
  'AQ.Ab8RN6abc',
])('the key %s is recognised by its shape', (key) => {
  expect(redactKeys(`key: ${key}, sorry`, null)).toBe('key: [key], sorry');
});

test('words that only begin like a key stay', () => {
  expect(redactKeys('ask-a-question about risk-free AIs', null)).toBe('ask-a-question about risk-free AIs');
});
