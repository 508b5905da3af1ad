import { expect, it } from 'vitest';
import { isUnreachablePart, noteReload } from './unreachable-part.ts';

it.each([
  'Failed to fetch dynamically imported module: https://a.example/assets/a.js',
  'error loading dynamically imported module: https://a.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for https://a.example/assets/a.css',
])('knows a part that could not be loaded in every browser’s words: %s', (message) => {
  expect(isUnreachablePart(new TypeError(message))).toBe(true);
});

it('takes nothing else for one', () => {
  for (const error of [new TypeError('x is not a function'), null, 'Failed to fetch'])
    expect(isUnreachablePart(error)).toBe(false);
});

it('has the page loaded anew once for a part, and never where that cannot be kept', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  const [one, other] = [new Error('a.js'), new Error('b.js')];
  expect([noteReload(one, storage), noteReload(one, storage), noteReload(other, storage)]).toEqual([
    true,
    false,
    true,
  ]);
  const full = () => ({ getItem: () => null, setItem: () => expect.fail('QuotaExceededError') });
  expect(noteReload(one, full)).toBe(false);
});
