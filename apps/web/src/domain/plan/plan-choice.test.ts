import { expect, it } from 'vitest';
import { chosenPlanInWords } from './chosen-plan.ts';
import { forgetPlan, rememberedPlan, rememberPlan, toPlanChoice } from './plan-choice.ts';

it('carries a plan from the address and nothing else', () => {
  expect(toPlanChoice({ plan: 'Professional', yearly: 'yes', from: '/x' })).toEqual({
    plan: 'Professional',
    yearly: false,
  });
  expect(toPlanChoice({ plan: 7 })).toEqual({});
  expect(toPlanChoice({ plan: 'x'.repeat(101) })).toEqual({});
});

it('says what becomes of a chosen plan', () => {
  expect(chosenPlanInWords('Free')).toBe('You chose Free. Your account starts with it.');
  expect(chosenPlanInWords('Professional')).toBe(
    'You chose Professional. You can start it after these two steps. Until then your account is on Free.',
  );
});

function keptIn(kept: Map<string, string>) {
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

it('remembers a chosen plan for the account that chose it and for nobody else', () => {
  const open = keptIn(new Map());
  rememberPlan(open, 'ann', 'Professional');
  expect(rememberedPlan(open, 'ann')).toBe('Professional');
  expect(rememberedPlan(open, 'bob')).toBeUndefined();
  forgetPlan(open);
  expect(rememberedPlan(open, 'ann')).toBeUndefined();
});

it('does without a browser that keeps nothing, or that keeps what somebody else wrote', () => {
  const refusing = () => {
    throw new Error('this browser keeps nothing');
  };
  expect(() => rememberPlan(refusing, 'ann', 'Professional')).not.toThrow();
  expect(rememberedPlan(refusing, 'ann')).toBeUndefined();
  expect(() => forgetPlan(refusing)).not.toThrow();
  expect(
    rememberedPlan(keptIn(new Map([['answerscope:chosen-plan', 'Professional']])), 'ann'),
  ).toBeUndefined();
});
