import type { AuxiliaryVerdict } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { auxiliaryInWords } from './auxiliary-in-words.ts';

const decided: AuxiliaryVerdict = {
  start: 0,
  end: 14,
  sentence: 'Ember is warm.',
  state: 'decided',
  decision: 'names_brand',
  is_in_force: true,
  rules_counted: false,
  rules_confidence: 0.6,
  rules_version: '1',
  channel: 'openai',
  model: 'a-model',
  cost_usd: 0.0002,
  failure_code: null,
  failure: null,
  decided_at: '2026-11-22T09:00:00.000Z',
};

describe('a sentence the rules were unsure of', () => {
  it('names the model that decided it, and what the rules say beside', () => {
    const { title, detail } = auxiliaryInWords(decided);
    expect(title).toBe('Decided by a-model because the rules were unsure');
    expect(detail).toContain('took it for your brand');
    expect(detail).toContain('the rules do not count it, with a confidence of 0.60');
    expect(detail).toContain('This cost less than 1 cent.');
  });

  it('says that the rules decide when the model’s word is not in force', () => {
    for (const [change, words] of [
      [{ decision: 'cannot_tell', is_in_force: false }, 'could not tell'],
      [{ is_in_force: false }, 'as described before'],
      [
        { state: 'failed', decision: null, is_in_force: false, failure: 'No key.' },
        'no model gave a decision',
      ],
    ] as [Partial<AuxiliaryVerdict>, string][]) {
      const { title } = auxiliaryInWords({ ...decided, ...change });
      expect(title).toMatch(/^Decided by the rules: /);
      expect(title).toContain(words);
    }
  });

  it('says why no model was heard, and that one is still asked', () => {
    const failed = {
      ...decided,
      state: 'failed' as const,
      decision: null,
      failure: 'No assistant has a key.',
    };
    expect(auxiliaryInWords(failed).detail).toContain('No assistant has a key.');
    const waiting = { ...decided, state: 'waiting' as const, decision: null, model: null, cost_usd: 0 };
    expect(auxiliaryInWords(waiting).title).toContain('is being asked');
    expect(auxiliaryInWords(waiting).detail).not.toContain('cost');
  });
});
