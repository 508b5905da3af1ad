import { describe, expect, it } from 'vitest';
import { registerNames } from './register-names.rules.ts';

type Tracked = Parameters<typeof registerNames>[1];
const NOBODY: Tracked = new Map();
const known = (companies: Record<string, string[]>) =>
  Object.entries(companies).map(([key, forms]) => ({ key, forms }));

describe('names that were found', () => {
  it('are one company by its shortest known name, whatever order they come in', () => {
    const delta = { key: 'delta', forms: ['Delta', 'Delta Faucet'] };
    expect(registerNames([], NOBODY, ['Delta Faucet', 'Delta'])).toEqual({
      changed: [{ ...delta, isNew: true }],
      removed: [],
    });
    expect(registerNames(known({ deltafaucet: ['Delta Faucet'] }), NOBODY, ['Delta'])).toEqual({
      changed: [{ ...delta, isNew: true }],
      removed: ['deltafaucet'],
    });
    expect(registerNames([delta], NOBODY, [])).toEqual({ changed: [], removed: [] });
  });
});

describe('companies of former keys', () => {
  it('become one where their names are spellings of one, with every spelling', () => {
    const companies = known({ domino: ["Domino's"], dominos: ['Dominos'], muller: ['Müller'] });
    const { changed, removed } = registerNames(companies, NOBODY, ['Mueller']);
    expect(changed).toEqual([
      { key: 'dominos', forms: ['Dominos', "Domino's"], isNew: false },
      { key: 'muller', forms: ['Müller', 'Mueller'], isNew: false },
    ]);
    expect(removed).toEqual(['domino']);
  });

  it('keep them where they are tracked, and take the other spellings in', () => {
    const companies = known({ domino: ["Domino's"], dominos: ['Dominos'] });
    expect(registerNames(companies, new Map([['domino', ["Domino's"]]]), ['Domino'])).toEqual({
      changed: [{ key: 'domino', forms: ['Domino', 'Dominos'], isNew: false }],
      removed: ['dominos'],
    });
    const twice: Tracked = new Map([
      ['domino', ["Domino's"]],
      ['dominos', ['Dominos']],
    ]);
    expect(registerNames(companies, twice, []).removed).toEqual([]);
  });
});

describe('a tracked company', () => {
  it('has every spelling of its name, though a shorter one is known', () => {
    const companies = known({ delta: ['Delta', 'Delta Faucet'], deltafaucet: [] });
    const tracked: Tracked = new Map([['deltafaucet', ['Delta Faucet']]]);
    expect(registerNames(companies, tracked, [])).toEqual({
      changed: [
        { key: 'deltafaucet', forms: ['Delta Faucet'], isNew: false },
        { key: 'delta', forms: ['Delta'], isNew: false },
      ],
      removed: [],
    });
  });

  it('takes longer names of it in, which are companies of their own no more', () => {
    const companies = known({ delta: [], deltafaucet: ['Delta Faucet'] });
    expect(registerNames(companies, new Map([['delta', ['Delta']]]), [])).toEqual({
      changed: [{ key: 'delta', forms: ['Delta Faucet'], isNew: false }],
      removed: ['deltafaucet'],
    });
  });

  it('is what was found under another name or a product of it, by the word of its user alone', () => {
    const companies = known({ quvera: ['Quvera'], zelbo: ['Zelbo'], sontavo: [] });
    const tracked: Tracked = new Map([['sontavo', ['Sontavo', 'Quvera', 'Zelbo']]]);
    expect(registerNames(companies, tracked, [])).toEqual({ changed: [], removed: ['quvera', 'zelbo'] });
    expect(registerNames(known({ sontavo: [] }), tracked, ['Quvera GmbH'])).toEqual({
      changed: [],
      removed: [],
    });
  });
});
