import { expect, it } from 'vitest';
import { resultVerdict, toVerdict } from './to-verdict.ts';

it('never reads a failed check as "not mentioned"', () => {
  expect(resultVerdict({ status: 'api_error', is_mentioned: false })).toBe('failed');
  expect(resultVerdict({ status: 'network_error', is_mentioned: false })).toBe('failed');
  expect(toVerdict({ finish: 'blocked', verdict: { is_mentioned: false } })).toBe('failed');
});

it('counts a refusal as an answer that does not name the brand', () => {
  expect(toVerdict({ finish: 'refused', verdict: { is_mentioned: false } })).toBe('not-mentioned');
});

it('believes a cut-off answer only when it names the brand', () => {
  expect(toVerdict({ finish: 'truncated', verdict: { is_mentioned: true } })).toBe('mentioned');
  expect(toVerdict({ finish: 'truncated', verdict: { is_mentioned: false } })).toBe('failed');
});
