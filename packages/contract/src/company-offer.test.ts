import { expect, it } from 'vitest';
import { offerOf } from './company-offer.ts';

it('is what the company said first, wherever it said it', () => {
  const none = { seed_keyword: null, category: null, industry: null };
  expect(offerOf(none)).toBeNull();
  expect(offerOf({ ...none, industry: 'Accounting' })).toBe('Accounting');
  expect(offerOf({ seed_keyword: ' ', category: 'accounting software', industry: 'Accounting' })).toBe(
    'accounting software',
  );
  expect(offerOf({ seed_keyword: 'payroll', category: 'accounting software', industry: null })).toBe(
    'payroll',
  );
});
