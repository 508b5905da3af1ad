import { expect, it } from 'vitest';
import { otherTables } from './tables-version.rules.ts';

const OWN = { tablesVersion: 'b', newestMigration: 200 };
const AT = '2026-11-20T08:00:00.000Z';
const stored = (version: string, newestMigration: number | null) =>
  otherTables({ version, newestMigration, storedAt: new Date(AT) }, OWN);

it('finds nothing to say of tables of its own version', () => {
  expect(stored('b', 200)).toBeNull();
});

it.each([
  ['newer, by its newest migration', 300, 'newer'],
  ['older, by its newest migration', 100, 'older'],
  ['older, from before migrations were noted', null, 'older'],
  ['neither, where only the rights or the secret are others', 200, 'unknown'],
] as const)('tells that another version is %s', (_how, newest, version) => {
  expect(stored('a', newest)).toEqual({ version, since: AT });
});

it('knows no more than that they are others where nothing, or no time, is noted', () => {
  expect(otherTables(null, OWN)).toEqual({ version: 'unknown', since: null });
  expect(otherTables({ version: 'a', newestMigration: null, storedAt: null }, OWN)).toEqual({
    version: 'older',
    since: null,
  });
});
