import { expect, test } from 'vitest';
import { awaitFirstReport, isFirstReportAwaited, stopAwaiting } from './awaited-report.ts';

test('a tab waits for the first report of the account that began in it, and no longer than asked', () => {
  const kept = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  expect(isFirstReportAwaited(open, 'ann')).toBe(false);
  awaitFirstReport(open, 'ann');
  expect(['ann', 'bob', undefined].map((id) => isFirstReportAwaited(open, id))).toEqual([true, false, false]);
  stopAwaiting(open);
  expect(isFirstReportAwaited(open, 'ann')).toBe(false);
});

test('a browser that keeps nothing waits for nothing', () => {
  const refuse = () => {
    throw new Error('kept nowhere');
  };
  awaitFirstReport(refuse, 'ann');
  stopAwaiting(refuse);
  expect(isFirstReportAwaited(refuse, 'ann')).toBe(false);
});
