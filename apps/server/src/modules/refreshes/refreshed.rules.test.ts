import { expect, it } from 'vitest';
import { isRefreshed } from './refreshed.rules.ts';

it('a check of all keywords is a refresh when half of them at least were answered', () => {
  expect(isRefreshed({ keywords: 100, answered: 1 })).toBe(false);
  expect(isRefreshed({ keywords: 100, answered: 49 })).toBe(false);
  expect(isRefreshed({ keywords: 100, answered: 50 })).toBe(true);
  expect(isRefreshed({ keywords: 3, answered: 1 })).toBe(false);
  expect(isRefreshed({ keywords: 3, answered: 2 })).toBe(true);
  expect(isRefreshed({ keywords: 1, answered: 1 })).toBe(true);
});

it('one without any answer is none, whatever it was to ask', () => {
  expect(isRefreshed({ keywords: 0, answered: 0 })).toBe(false);
  expect(isRefreshed({ keywords: 1, answered: 0 })).toBe(false);
});
