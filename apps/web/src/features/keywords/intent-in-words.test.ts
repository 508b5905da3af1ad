import { expect, it } from 'vitest';
import { intentInWords } from './intent-in-words.ts';

it('says of an intent that it was guessed, until somebody has chosen it', () => {
  expect(intentInWords({ search_intent: 'local', is_intent_guessed: true })).toBe('Local (auto)');
  expect(intentInWords({ search_intent: 'local', is_intent_guessed: false })).toBe('Local');
  expect(intentInWords({ search_intent: null, is_intent_guessed: false })).toBeNull();
});
