import { PAYMENT_QUESTIONS_PER_MINUTE } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { isSettled, PATIENCE_MS, pauseMs } from './payment-wait.ts';

it('asks soon at first, and in a minute so seldom that the server answers another tab, too', () => {
  let answers = 0;
  for (let at = 0; at <= PATIENCE_MS; at += pauseMs(answers)) answers += 1;
  expect(pauseMs(1)).toBe(2_000);
  expect(answers).toBeGreaterThan(10);
  expect(answers).toBeLessThanOrEqual(PAYMENT_QUESTIONS_PER_MINUTE - 3);
});

it('takes a change for settled once the plan is in force, or will be when what is paid for ends', () => {
  const free = { id: 'free', price_monthly: 0 };
  const small = { id: 'small', price_monthly: 49 };
  const paying = { state: 'active', plan_id: 'large' } as const;
  const wait = { planInForce: 'large', before: paying, subscription: paying };
  expect(isSettled(small, wait)).toBe(false);
  expect(isSettled(small, { ...wait, planInForce: 'small' })).toBe(true);
  expect(isSettled(small, { ...wait, subscription: { state: 'active', plan_id: 'small' } })).toBe(true);
  const canceling = { state: 'canceling', plan_id: 'large' } as const;
  expect(isSettled(free, wait)).toBe(false);
  expect(isSettled(free, { ...wait, subscription: canceling })).toBe(true);
  expect(isSettled(free, { ...wait, before: canceling, subscription: canceling })).toBe(false);
  expect(isSettled(small, { ...wait, subscription: canceling })).toBe(false);
  expect(isSettled(free, { ...wait, before: null, subscription: null })).toBe(false);
});
