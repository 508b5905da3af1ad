import { expect, it } from 'vitest';
import { keepOpenedGroups, openGroups, readOpenedGroups } from './opened-groups.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

it('remembers which groups somebody opened', () => {
  const storage = memory();
  expect(readOpenedGroups(() => storage)).toEqual(new Set());
  keepOpenedGroups(new Set(['keywords', 'admin-system']), () => storage);
  expect(readOpenedGroups(() => storage)).toEqual(new Set(['keywords', 'admin-system']));
  keepOpenedGroups(new Set(), () => storage);
  expect(readOpenedGroups(() => storage)).toEqual(new Set());
});

it('works without storage', () => {
  const refused = () => {
    throw new Error('storage is refused');
  };
  expect(() => keepOpenedGroups(new Set(['keywords']), refused)).not.toThrow();
  expect(readOpenedGroups(refused)).toEqual(new Set());
});

it('opens the group of the shown page besides those that somebody opened', () => {
  const opened = new Set(['keywords']);
  expect(openGroups(opened, undefined, false)).toEqual(opened);
  expect(openGroups(opened, 'brand', false)).toEqual(new Set(['keywords', 'brand']));
  expect(openGroups(opened, 'brand', true)).toEqual(opened);
  expect(openGroups(opened, 'keywords', true)).toEqual(new Set());
});
