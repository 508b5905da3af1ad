import { expect, it } from 'vitest';
import { monthInWords, monthUsageInWords } from './month-usage.ts';

const MONTH = {
  keywords_used: 1,
  spent_usd: 0.5,
  reserved_usd: 0,
  monthly_budget_usd: null,
};

it('says what was used in a month, and of how much', () => {
  expect(monthInWords({ month_year: '2026-11' })).toBe('November 2026');
  expect(monthUsageInWords(MONTH)).toBe('1 new keyword · AI usage $0.50');
  expect(monthUsageInWords({ ...MONTH, keywords_used: 12, reserved_usd: 0.25, monthly_budget_usd: 30 })).toBe(
    '12 new keywords · AI usage $0.50 of $30.00 · $0.25 reserved for running checks',
  );
  expect(monthUsageInWords({ ...MONTH, keywords_used: 0 }, true)).toBe(
    'No new keywords · simulated AI usage $0.50',
  );
});
