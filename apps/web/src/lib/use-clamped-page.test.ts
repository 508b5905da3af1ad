import { expect, test } from 'vitest';
import { lastPage } from './use-clamped-page.ts';

test('the last page holds the last row, and an empty list has one page', () => {
  expect(lastPage(40, 20)).toBe(2);
  expect(lastPage(41, 20)).toBe(3);
  expect(lastPage(0, 20)).toBe(1);
});

test('before the rows are counted no page is known to be the last', () => {
  expect(lastPage(undefined, 20)).toBeNull();
});
