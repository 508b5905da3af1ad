import { expect, it } from 'vitest';
import { counted, countedUpTo } from './counted.ts';

it('says one thing in the singular, none and many in the plural', () => {
  expect(counted(1, 'check')).toBe('1 check');
  expect(counted(0, 'check')).toBe('0 checks');
  expect(counted(12_345, 'more answer')).toBe('12,345 more answers');
});

it('takes a plural that is no s', () => {
  expect(counted(1, 'company', 'companies')).toBe('1 company');
  expect(counted(2, 'company', 'companies')).toBe('2 companies');
});

it('says where counting stopped', () => {
  expect(countedUpTo({ total: 1, is_total_capped: false }, 'user')).toBe('1 user');
  expect(countedUpTo({ total: 100_000, is_total_capped: true }, 'user')).toBe('more than 100,000 users');
});
