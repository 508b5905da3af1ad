import { expect, it } from 'vitest';
import { isTypedOn } from './typed-text.ts';

it('is one step of the history from the first letter to the last', () => {
  expect(isTypedOn('r', 'ru')).toBe(true);
  expect(isTypedOn('run', 'ru')).toBe(true);
});

it('begins and ends with a step of its own', () => {
  expect(isTypedOn(undefined, 'r')).toBe(false);
  expect(isTypedOn('run', undefined)).toBe(false);
  expect(isTypedOn(undefined, undefined)).toBe(false);
});
