import { expect, it } from 'vitest';
import { monthUsageInWords } from './month-usage.ts';

const MONTH = {
  month_year: '2026-11',
  keywords_used: 1,
  spent_usd: 0.5,
  reserved_usd: 0,
  monthly_budget_usd: null,
};

it('says what was used in a month, and of how much', () => {
  expect(monthUsageInWords(MONTH)).toBe('In November 2026 you added 1 keyword. AI usage: $0.50.');
  expect(monthUsageInWords({ ...MONTH, keywords_used: 12, reserved_usd: 0.25, monthly_budget_usd: 30 })).toBe(
    'In November 2026 you added 12 keywords. AI usage: $0.50 of your $30.00 budget, and $0.25 is reserved for running checks.',
  );
  expect(monthUsageInWords({ ...MONTH, keywords_used: 0 }, true)).toBe(
    'In November 2026 you added no keywords. Simulated AI usage: $0.50.',
  );
});
