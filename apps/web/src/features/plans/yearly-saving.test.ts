import { BUILT_IN_PLANS } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { yearlySaving } from './yearly-saving.ts';

it('the built-in plans save 17% when they are paid by the year', () => {
  expect(yearlySaving(Object.values(BUILT_IN_PLANS))).toBe(0.17);
});

it.each([
  ['there is no paid plan', [{ price_monthly: 0, price_yearly: 0 }]],
  [
    'one cannot be paid by the year',
    [
      { price_monthly: 49, price_yearly: 490 },
      { price_monthly: 9, price_yearly: 0 },
    ],
  ],
  [
    'one costs the same',
    [
      { price_monthly: 49, price_yearly: 490 },
      { price_monthly: 10, price_yearly: 120 },
    ],
  ],
])('nothing is promised where %s', (_, plans) => {
  expect(yearlySaving(plans)).toBeNull();
});
