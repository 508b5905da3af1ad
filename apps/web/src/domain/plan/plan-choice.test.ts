import { expect, it } from 'vitest';
import { chosenPlanInWords } from './chosen-plan.ts';
import { toPlanChoice } from './plan-choice.ts';

it('carries a plan from the address and nothing else', () => {
  expect(toPlanChoice({ plan: 'Professional', yearly: 'yes', from: '/x' })).toEqual({
    plan: 'Professional',
    yearly: false,
  });
  expect(toPlanChoice({ plan: 7 })).toEqual({});
  expect(toPlanChoice({ plan: 'x'.repeat(101) })).toEqual({});
});

it('says what becomes of a chosen plan', () => {
  expect(chosenPlanInWords('Free')).toBe('You chose Free: your account begins on it.');
  expect(chosenPlanInWords('Professional')).toBe(
    'You chose Professional: you get to it right after the first two steps. Until then your account is on Free.',
  );
});
