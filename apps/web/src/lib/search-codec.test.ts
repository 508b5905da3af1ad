import fc from 'fast-check';
import { expect, it } from 'vitest';
import { id, laterPage, oneOf, onlyYes, searchReader, text, yesOrNo } from './search-codec.ts';

const read = searchReader({
  of: oneOf(['one', 'other']),
  search: text(5),
  keyword: id,
  made: yesOrNo,
  open: onlyYes,
  page: laterPage,
});

it('reads what an address says', () => {
  const said = { of: 'other', search: 'tea', keyword: 'k1', made: false, open: true, page: 3 };
  expect(read(said)).toEqual(said);
  expect(read({ search: 2026, page: '2' })).toEqual({ search: '2026', page: 2 });
  expect(read({ search: 'earl grey' })).toEqual({ search: 'earl ' });
});

it('leaves out what makes no sense, what says nothing and what nobody asked for', () => {
  expect(
    read({ of: 'third', search: '  ', keyword: 3, made: 'yes', open: false, page: 1, more: 'x' }),
  ).toEqual({});
  expect(read({ page: 1.5 })).toEqual({});
  expect(read({ page: 100_001 })).toEqual({});
  expect(read({ of: 'toString', keyword: '' })).toEqual({});
});

it('reads what it has read as the same, whatever stands in the address', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('of', 'search', 'made', 'page'), fc.anything()), (address) => {
      const once = read(address);
      expect(read(once)).toEqual(once);
    }),
  );
});

it('reads an address as saying nothing where its JSON names as a method what is none', () => {
  const hostile: unknown = JSON.parse('[{"toString":0}]');
  expect(read({ of: hostile, search: hostile, keyword: hostile, page: hostile })).toEqual({});
});

it('reads words that can be stored, and ids that are one part of a path', () => {
  expect(read({ search: 'te\0a' })).toEqual({ search: 'tea' });
  expect(read({ search: 'tea 🍵' })).toEqual({ search: 'tea ' });
  expect(read({ search: '\ud800', keyword: '..' })).toEqual({});
});
