import { expect, it } from 'vitest';
import { RequestError } from '../../lib/request-error.ts';
import { checkoutNotice, planChangeError, planChangeNotice, planChangeWords } from './plan-change-error.ts';

const refused = (reason: string) =>
  new RequestError({ code: 'CONFLICT', status: 409, message: 'No', details: { reason } });
const cutOff = new RequestError({ code: 'NETWORK_ERROR', status: 0, message: 'No' });
const broken = new RequestError({ code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'No' });
const silent = new RequestError({
  code: 'SERVICE_UNAVAILABLE',
  status: 503,
  message: 'The payment provider does not answer.',
  details: { reason: 'payments_unavailable' },
});
const signedOut = new RequestError({ code: 'UNAUTHORIZED', status: 401, message: 'No active session found' });

it('says a change of plan that was not made under the code of its cause and direction', () => {
  for (const direction of ['upgrade', 'downgrade'] as const) {
    expect(planChangeError(refused('too_many_keywords'), direction)).toBe('DOWNGRADE_BLOCKED');
    for (const reason of ['not_configured', 'same_plan', 'plan_inactive', 'other_checkout', 'change'])
      expect(planChangeError(refused(reason), direction), reason).toBe('VALIDATION_ERROR');
    expect(planChangeError(refused('a reason of tomorrow'), direction)).toBe('UNKNOWN_ERROR');
    expect(planChangeError(signedOut, direction)).toBe('VALIDATION_ERROR');
    expect(planChangeError(silent, direction)).toBe('PAYMENT_FAILED');
    expect(planChangeError(new Error('No'), direction)).toBe('UNKNOWN_ERROR');
  }
  for (const error of [cutOff, broken]) {
    expect(planChangeError(error, 'upgrade')).toBe('UPGRADE_FAILED');
    expect(planChangeError(error, 'downgrade')).toBe('UNKNOWN_ERROR');
    expect(planChangeError(error, 'not_judged')).toBe('VALIDATION_ERROR');
  }
});

it('says that the payment provider does not answer, in the place of a guess', () => {
  expect(planChangeError(silent, 'not_judged')).toBe('VALIDATION_ERROR');
  expect(planChangeWords(silent, 'Unable to validate plan change. Please try again.')).toBe(
    'The payment provider does not answer.',
  );
});

it('tells who is not signed in any more to sign in', () => {
  expect(planChangeWords(signedOut, 'Unable to validate plan change. Please try again.')).toBe(
    'You must be logged in to change plans',
  );
  expect(planChangeWords(cutOff, 'Unable to validate plan change. Please try again.')).toBe(
    'Unable to validate plan change. Please try again.',
  );
  expect(planChangeWords(refused('same_plan'))).toBe('No');
  for (const notice of [planChangeNotice(signedOut), checkoutNotice(signedOut)])
    expect(notice).toEqual({
      title: 'Authentication Required',
      description: 'Please log in to upgrade your plan.',
      tone: 'destructive',
    });
});

it('says a change that was not made, and a checkout that could not be begun', () => {
  expect(planChangeNotice(cutOff)).toMatchObject({
    title: 'Error',
    description: 'Failed to update plan. Please try again.',
  });
  expect(checkoutNotice(cutOff)).toMatchObject({
    title: 'Checkout Error',
    description: 'Failed to create checkout session. Please try again.',
  });
  expect(checkoutNotice(refused('checkout'))).toMatchObject({ title: 'Checkout Error', description: 'No' });
});
