import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './address-search.ts';

it('reads texts, numbers, yes and no, and writes them so that they are read again', () => {
  const search = { search: 'tea', sort: 'true', of: '7', page: 2, is_active: false };
  expect(stringifySearch(search)).toBe('?search=tea&sort=%22true%22&of=%227%22&page=2&is_active=false');
  expect({ ...parseSearch(stringifySearch(search)) }).toEqual(search);
});

it('leaves every list and object of an address as the text it is', () => {
  const said = { page: '[{"toString":0}]', of: '{"__proto__":{"page":2}}', search: '1e400', sort: 'null' };
  expect({ ...parseSearch(`?${new URLSearchParams(said)}`) }).toEqual(said);
});

it('reads lists that are nested as deep as an address is long', () => {
  const nested = '['.repeat(100_000) + ']'.repeat(100_000);
  const search = parseSearch(`?page=${nested}`);
  expect(search).toHaveProperty('page', nested);
  expect(stringifySearch(search).length).toBeGreaterThan(nested.length);
});

it('reads whatever JSON stands in an address, and writes what it has read', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.json()), (said) => {
      const search = parseSearch(`?${new URLSearchParams(Object.entries(said))}`);
      for (const value of Object.values(search)) expect(typeof value).toMatch(/^(?:string|number|boolean)$/);
      expect({ ...parseSearch(stringifySearch(search)) }).toEqual({ ...search });
    }),
  );
});
