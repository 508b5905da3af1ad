import { expect, test } from 'vitest';
import { coverageInWords, everyCheckFailed } from './coverage-in-words.ts';

test('a rate says on how many keywords of the list it rests', () => {
  expect(coverageInWords({ keywords: 4, failed: 0, branded: 0 }, 24)).toBe('4 of 24 keywords checked');
  expect(coverageInWords({ keywords: 24, failed: 0, branded: 0 }, 24)).toBe('24 keywords checked');
  expect(coverageInWords({ keywords: 1, failed: 0, branded: 0 }, 1)).toBe('1 keyword checked');
  expect(coverageInWords({ keywords: 1, failed: 0, branded: 0 }, 2)).toBe('1 of 2 keywords checked');
});

test('failed checks are told, because they stand in no rate', () => {
  const some = { keywords: 5, failed: 2, branded: 0 };
  expect(coverageInWords(some, 5)).toBe('5 keywords checked, 2 failed');
});

test('branded keywords are told as well', () => {
  expect(coverageInWords({ keywords: 5, failed: 1, branded: 2 }, 5)).toBe(
    '5 keywords checked, 1 failed, 2 branded in no rate',
  );
});

test('while the list loads, what was checked is told alone', () => {
  expect(coverageInWords({ keywords: 4, failed: 1, branded: 0 }, undefined)).toBe(
    '4 keywords checked, 1 failed',
  );
});

test('where every check failed, nothing is known, and no rate is told', () => {
  expect(everyCheckFailed('ChatGPT', { keywords: 2, failed: 2 })).toBe('Every check of ChatGPT failed');
  expect(everyCheckFailed('ChatGPT', { keywords: 2, failed: 1 })).toBeNull();
  expect(everyCheckFailed('ChatGPT', { keywords: 0, failed: 0 })).toBeNull();
});
