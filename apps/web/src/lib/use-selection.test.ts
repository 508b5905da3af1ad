import { expect, test } from 'vitest';
import { selectedShare, withChanged } from './use-selection.ts';

test('what was chosen on one page stays chosen when another page is chosen from', () => {
  const first = withChanged(new Set<string>(), ['a', 'b'], true);
  const both = withChanged(first, ['c'], true);
  expect([...both]).toEqual(['a', 'b', 'c']);
  expect([...withChanged(both, ['b', 'x'], false)]).toEqual(['a', 'c']);
  expect([...first]).toEqual(['a', 'b']);
});

test('a page is chosen wholly, partly or not at all', () => {
  const selected = new Set(['a', 'b']);
  expect(selectedShare(selected, ['a', 'b'])).toBe('all');
  expect(selectedShare(selected, ['b', 'c'])).toBe('some');
  expect(selectedShare(selected, ['c'])).toBe('none');
  expect(selectedShare(selected, [])).toBe('none');
});
