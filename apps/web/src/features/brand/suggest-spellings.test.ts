import { expect, it } from 'vitest';
import { suggestSpellings } from './suggest-spellings.ts';

it('offers the name without its umlauts and the name of the site', () => {
  expect(suggestSpellings('Bäckerei Strudl', 'https://www.strudl.wien/filialen')).toEqual([
    'Baeckerei Strudl',
    'Strudl',
  ]);
});

it('offers initials of long names and both ways to write and', () => {
  expect(suggestSpellings('Ledger Line Systems', 'https://ledgerline.example')).toEqual([
    'Ledgerline',
    'LLS',
  ]);
  expect(suggestSpellings('Miller & Sons', null)).toEqual(['Miller and Sons']);
  expect(suggestSpellings('Huber & Söhne', null)).toEqual(['Huber & Soehne', 'Huber und Söhne']);
  expect(suggestSpellings('Miller and Sons', null)).toEqual(['Miller & Sons']);
});

it('offers nothing that is found anyway: other spaces, hyphens, dots, accents and capitals', () => {
  expect(suggestSpellings('Northwind Books', 'https://northwind-books.example')).toEqual([]);
  expect(suggestSpellings('J.Crew', 'https://jcrew.com')).toEqual([]);
  expect(suggestSpellings('Poilâne', 'https://poilane.com')).toEqual([]);
});

it('makes no name of an address that shows none', () => {
  expect(suggestSpellings('Łódź Tea', 'https://xn--d-uga0v6g.example')).toEqual([]);
  expect(suggestSpellings('Seven', 'https://777.example')).toEqual([]);
});
