import { expect, it } from 'vitest';
import { judgedNames } from './judged-names.ts';

const profile = { company_name: 'Valora' };
const changes = { own_names: true, competitors_added: [], competitors_removed: [], competitors_changed: [] };
const judgedFor = (name: string) => ({ names: { name } }) as never;

it('numbers keep the name that they were judged for until the new one holds', () => {
  const waiting = { current: judgedFor('Acme Tools'), names_changed: true, name_changes: changes };
  expect(judgedNames(profile, waiting)).toEqual({
    company: 'Acme Tools',
    areChanged: true,
    isRenamed: true,
    changes,
  });
  const held = { current: judgedFor('Valora'), names_changed: false, name_changes: null };
  expect(judgedNames(profile, held)).toEqual({
    company: 'Valora',
    areChanged: false,
    isRenamed: false,
    changes: null,
  });
});

it('other changed names rename nobody', () => {
  const waiting = { current: judgedFor('Valora'), names_changed: true, name_changes: changes };
  expect(judgedNames(profile, waiting)).toMatchObject({
    company: 'Valora',
    areChanged: true,
    isRenamed: false,
  });
});

it('before any answer was judged the new name holds at once', () => {
  const free = { current: judgedFor('Acme Tools'), names_changed: false, name_changes: null };
  expect(judgedNames(profile, free).company).toBe('Valora');
  expect(judgedNames({ company_name: null }, { ...free, current: null }).company).toBe('your company');
});

it('names nobody where it is not known whom answers were judged for', () => {
  expect(judgedNames(profile, undefined).company).toBe('your company');
});
