import type { AuxiliaryVerdict } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { auxiliaryInWords } from './auxiliary-in-words.ts';

const decided: AuxiliaryVerdict = {
  start: 0,
  end: 5,
  company: null,
  sentence: '⟦Ember⟧ is warm.',
  doubt: 'weak_signs',
  state: 'decided',
  decision: 'names_brand',
  other: null,
  quote: 'Ember is warm',
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

describe('a place of which the rules were not sure', () => {
  it('says who decided it, on which words, and what the rules alone say', () => {
    expect(auxiliaryInWords(decided)).toEqual({
      title: 'Decided by a-model',
      detail:
        'It is your company. Quoted: “Ember is warm”. The rules don’t count it. This cost less than 1 cent.',
    });
  });

  it('says which other company it is', () => {
    const found = { ...decided, company: 'Quvera' };
    expect(auxiliaryInWords(found).detail).toMatch(/^It is Quvera\./);
    expect(auxiliaryInWords({ ...found, is_in_force: false }).title).toContain(
      'did not know Quvera’s newest details',
    );
  });

  it('says who else bears the name', () => {
    const other = { ...decided, decision: 'other_bearer' as const, other: 'a mug' };
    expect(auxiliaryInWords(other).detail).toContain('It is “a mug”.');
    expect(auxiliaryInWords({ ...other, other: null }).detail).toContain('something else with that name');
  });

  it('says that the rules decide where the model’s word does not hold', () => {
    for (const [change, words] of [
      [{ decision: 'cannot_tell', is_in_force: false }, 'was not sure'],
      [{ decision: 'unproven', is_in_force: false, quote: null }, 'quoted words that are not in the answer'],
      [{ is_in_force: false }, 'did not know your company’s newest details'],
      [{ state: 'failed', decision: null, is_in_force: false, failure: 'No key.' }, 'no model answered'],
    ] as [Partial<AuxiliaryVerdict>, string][]) {
      const { title } = auxiliaryInWords({ ...decided, ...change });
      expect(title).toMatch(/^Decided by rules, /);
      expect(title).toContain(words);
    }
  });

  it('says why no model was heard, and that one is still asked', () => {
    const none = { ...decided, decision: null, quote: null };
    const failed = { ...none, state: 'failed' as const, failure: 'No assistant has a key.' };
    expect(auxiliaryInWords(failed).detail).toContain('No assistant has a key.');
    const waiting = { ...none, state: 'waiting' as const, model: null, cost_usd: 0 };
    expect(auxiliaryInWords(waiting).title).toContain('is checking');
    expect(auxiliaryInWords(waiting).detail).toBe('The rules don’t count it.');
  });
});
