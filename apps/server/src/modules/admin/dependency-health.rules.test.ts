import { describe, expect, it } from 'vitest';
import { type DependencyFacts, describeDependencies, lookFailureOf } from './dependency-health.rules.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const facts = (changed: Partial<DependencyFacts> = {}): DependencyFacts => ({
  lookedAt: NOW,
  looks: new Map(),
  failedLooks: new Map(),
  calls: new Map(),
  addresses: new Map(),
  isSimulated: { assistants: false, stripe: false },
  ...changed,
});

describe('a failed look', () => {
  it.each([
    [{ code: 'ECONNREFUSED' }, 'refused'],
    [{ code: 'ESOCKET', errno: -111 }, 'refused'],
    [{ code: 'ETIMEDOUT' }, 'late'],
    [{ code: 'EDNS' }, 'unknown'],
    [{ code: 'CERT_HAS_EXPIRED' }, 'not_secure'],
    [{ code: 'EAUTH', response: '535 the password secret is wrong' }, 'login'],
    [{ type: 'StripeAuthenticationError' }, 'key'],
    [{ type: 'StripeConnectionError', detail: { code: 'ECONNREFUSED' } }, 'refused'],
    [new Error('sk_live_secret'), 'other'],
    [null, 'other'],
  ])('%j means: %s', (error, failure) => {
    expect(lookFailureOf(error)).toBe(failure);
  });
});

describe('a dependency', () => {
  it('is told by its host alone, whatever stands in its address', () => {
    const told = describeDependencies(
      facts({
        looks: new Map([['mail', { isFound: false, failure: 'login' }]]),
        addresses: new Map([['mail', 'smtps://user:secret@mail.example:465/?name=secret']]),
      }),
    );
    expect(told[1]).toMatchObject({
      address: 'mail.example:465',
      state: 'failed',
      found: 'It answers but refuses the login.',
      advice: 'Check login and password in SMTP_URL.',
    });
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('tells its newer failure, and its own calls before a look', () => {
    const [, , openai] = describeDependencies(
      facts({
        looks: new Map([['openai', { isFound: true, answeredMs: 12.4, version: null }]]),
        failedLooks: new Map([['openai', { at: new Date('2026-11-25T10:00:00Z'), failure: 'late' }]]),
        calls: new Map([
          [
            'openai',
            {
              succeededAt: new Date('2026-11-25T11:00:00Z'),
              failedAt: new Date('2026-11-25T09:00:00Z'),
              failure: 'overloaded',
            },
          ],
        ]),
      }),
    );
    expect(openai).toMatchObject({
      state: 'reachable',
      latency_ms: 12,
      last_success: { at: '2026-11-25T11:00:00.000Z', words: 'A question was answered.' },
      last_failure: {
        at: '2026-11-25T10:00:00.000Z',
        words: 'No answer to a probe within 3 seconds.',
      },
    });
  });
});
