import { expect, it } from 'vitest';
import { proposeNamesake } from './propose-namesake.ts';

const brand = { name: 'Northwind', category: 'bookkeeping' };

function propose(answer: string, question: string | null = null, at = 0) {
  const start = answer.indexOf('Northwind', at);
  return proposeNamesake(
    { answer, brand, question, competitors: [{ name: 'Fabrikam' }] },
    { start, end: start + 9 },
  );
}

it('proposes the longer name and the seldom words of its line', () => {
  const found = propose('The Northwind Traders tutorial ships with Fabrikam, like every relational schema.');
  expect(found).toEqual({ name: 'Northwind Traders', words: ['relational', 'schema'] });
});

it('leaves out what the brand is about, what was asked for, and other lines', () => {
  const found = propose(
    'Velunda zorble\n\nNorthwind, for bookkeeping, has a relational regatta.',
    'Which regatta?',
  );
  expect(found).toEqual({ name: 'Northwind', words: ['relational'] });
});

it('proposes no words that everybody uses: they stand beside every company', () => {
  expect(propose('The Northwind Traders tutorial comes with every copy.')?.words).toEqual([]);
  expect(propose('| Northwind | Good value for small businesses |')?.words).toEqual([]);
});

it('is no longer by a word that only opens its sentence', () => {
  expect(propose('Use Northwind daily.')?.name).toBe('Northwind');
});

it('is of the place that was pointed at', () => {
  const answer = 'Northwind Traders is a demo.\n\nNorthwind Ferries sails at noon.';
  expect(propose(answer, null, 5)?.name).toBe('Northwind Ferries');
});

it('is none where the name does not stand', () => {
  expect(proposeNamesake({ answer: 'Northwind is good.', brand }, { start: 10, end: 12 })).toBeNull();
});
