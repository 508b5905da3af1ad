import { expect, test } from 'vitest';
import {
  companyFault,
  companyOf,
  isAdHoc,
  isSameStep,
  shownChannel,
  toVisibilitySearch,
} from './visibility-search.ts';

test('what an address holds is read, and what makes no sense is dropped', () => {
  expect(
    toVisibilitySearch({ channel: 'claude', keyword: 'k1', company: 7, validator: true, report: true }),
  ).toEqual({ channel: 'claude', keyword: 'k1', company: '7', validator: true, report: true });
  expect(
    toVisibilitySearch({ channel: 'bing', keyword: 3, company: '  ', validator: 'yes', report: 1 }),
  ).toEqual({});
});

test('openai is shown unless another channel was asked for that can be asked', () => {
  expect(shownChannel(undefined, ['claude', 'openai'])).toBe('openai');
  expect(shownChannel('claude', ['claude', 'openai'])).toBe('claude');
  expect(shownChannel('gemini', ['claude', 'openai'])).toBe('openai');
  expect(shownChannel(undefined, ['claude'])).toBe('claude');
  expect(shownChannel(undefined, [])).toBeNull();
});

test("the entered company goes before the profile's, and an empty entry is none", () => {
  expect(companyOf(' Fabrikam ', 'Northwind')).toBe('Fabrikam');
  expect(companyOf('  ', 'Northwind')).toBe('Northwind');
  expect(companyOf(undefined, null)).toBeNull();
});

test('a name that the server would refuse is refused before it is sent', () => {
  const fault = 'A company name has 2 to 100 characters.';
  expect(companyFault('F')).toBe(fault);
  expect(companyFault(' F ')).toBe(fault);
  expect(companyFault('F'.repeat(101))).toBe(fault);
  expect(companyFault('Fa')).toBeNull();
  expect(companyFault('F'.repeat(100))).toBeNull();
  expect(companyFault(' ')).toBeNull();
  expect(companyFault(undefined)).toBeNull();
});

test('only another name than the own one is ad hoc', () => {
  expect(isAdHoc('Fabrikam', 'Northwind')).toBe(true);
  expect(isAdHoc('Northwind', 'Northwind')).toBe(false);
  expect(isAdHoc(null, null)).toBe(false);
});

test('makes a choice a step of the history, but not each letter of a name, nor closing an answer', () => {
  expect(isSameStep({}, { channel: 'claude' })).toBe(false);
  expect(isSameStep({}, { validator: true })).toBe(false);
  expect(isSameStep({ report: true }, { report: undefined })).toBe(false);
  expect(isSameStep({}, { company: 'F' })).toBe(false);
  expect(isSameStep({ company: 'F' }, { company: 'Fa' })).toBe(true);
  expect(isSameStep({ company: 'Fabrikam' }, { company: undefined })).toBe(false);
  expect(isSameStep({ keyword: 'k' }, { keyword: undefined })).toBe(true);
  expect(isSameStep({}, {})).toBe(true);
});
