import { PAYMENT_QUESTIONS_PER_MINUTE } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { PATIENCE_MS, pauseMs } from './payment-wait.ts';

it('asks soon at first, and in a minute so seldom that the server answers another tab, too', () => {
  let answers = 0;
  for (let at = 0; at <= PATIENCE_MS; at += pauseMs(answers)) answers += 1;
  expect(pauseMs(1)).toBe(2_000);
  expect(answers).toBeGreaterThan(10);
  expect(answers).toBeLessThanOrEqual(PAYMENT_QUESTIONS_PER_MINUTE - 3);
});
