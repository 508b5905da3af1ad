import type { ProviderHealth } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { providerState, providersInWords } from './provider-state.ts';

const IDLE: ProviderHealth = {
  channel: 'openai',
  is_configured: true,
  in_flight: 0,
  max_in_flight: 10,
  paused_until: null,
  pause_reason: null,
  last_success_at: null,
  last_failure_at: null,
  last_failure: null,
  recent_calls: 0,
  recent_failures: 0,
  spent_today_usd: 0,
  reserved_today_usd: 0,
};
const PAUSED = '2030-01-01T00:00:00.000Z';

it('says how a provider is doing, what stops it first', () => {
  expect(providerState(IDLE)).toBe('idle');
  expect(providerState({ ...IDLE, recent_calls: 3, recent_failures: 1 })).toBe('asked');
  expect(providerState({ ...IDLE, recent_calls: 4, recent_failures: 2 })).toBe('failing');
  expect(providerState({ ...IDLE, recent_calls: 4, recent_failures: 4, paused_until: PAUSED })).toBe(
    'paused',
  );
  expect(providerState({ ...IDLE, is_configured: false, paused_until: PAUSED })).toBe('not_configured');
});

it('keeps a refusal that only an administrator can mend until a call succeeds', () => {
  const refused = {
    ...IDLE,
    last_success_at: '2029-12-01T00:00:00.000Z',
    last_failure_at: '2029-12-02T00:00:00.000Z',
    last_failure: 'refused_key: The key was refused',
  };
  expect(providerState(refused)).toBe('refused');
  expect(providersInWords([refused])).toBe('ChatGPT refused the last call.');
  expect(providerState({ ...refused, last_success_at: '2029-12-03T00:00:00.000Z' })).toBe('idle');
  expect(providerState({ ...refused, last_failure: 'overloaded: Try later' })).toBe('idle');
});

it('names who needs somebody, the most urgent first', () => {
  expect(providersInWords([IDLE, { ...IDLE, channel: 'claude', recent_calls: 9 }])).toBe(
    'Every assistant can be asked.',
  );
  expect(
    providersInWords([
      { ...IDLE, is_configured: false },
      { ...IDLE, channel: 'claude', recent_calls: 2, recent_failures: 2 },
      { ...IDLE, channel: 'gemini', paused_until: PAUSED },
      { ...IDLE, channel: 'perplexity', paused_until: PAUSED },
    ]),
  ).toBe('Gemini and Perplexity are paused. Claude fails often. ChatGPT has no key.');
});
