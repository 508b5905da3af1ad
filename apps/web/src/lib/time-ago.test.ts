import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const at = (iso: string) => timeAgo(iso, NOW);

test('less than a minute is just now, before and after', () => {
  expect(at('2026-11-21T11:59:01Z')).toBe('just now');
  expect(at('2026-11-21T12:00:59Z')).toBe('just now');
});

test('the largest unit that is full is named', () => {
  expect(at('2026-11-21T11:59:00Z')).toBe('1 min ago');
  expect(at('2026-11-21T11:00:01Z')).toBe('59 min ago');
  expect(at('2026-11-21T11:00:00Z')).toBe('1 h ago');
  expect(at('2026-11-20T12:00:01Z')).toBe('23 h ago');
  expect(at('2026-11-18T11:00:00Z')).toBe('3 days ago');
});

test('what is to come stands ahead', () => {
  expect(at('2026-11-24T13:00:00Z')).toBe('in 3 days');
});
