import { expect, it } from 'vitest';
import { RequestError } from '../../lib/request-error.ts';
import {
  checkoutNotice,
  paymentError,
  planChangeError,
  planChangeNotice,
  planChangeWords,
} from './plan-change-error.ts';

const refused = (reason: string) =>
  new RequestError({ code: 'CONFLICT', status: 409, message: 'No', details: { reason } });
const cutOff = new RequestError({ code: 'NETWORK_ERROR', status: 0, message: 'No' });
const signedOut = new RequestError({ code: 'UNAUTHORIZED', status: 401, message: 'No active session found' });

it('says a refused change of plan under the code of its cause', () => {
  expect(planChangeError(refused('too_many_keywords'))).toBe('DOWNGRADE_BLOCKED');
  expect(planChangeError(refused('not_configured'))).toBe('VALIDATION_ERROR');
  expect(planChangeError(refused('same_plan'))).toBe('VALIDATION_ERROR');
  expect(planChangeError(signedOut)).toBe('VALIDATION_ERROR');
  expect(planChangeError(cutOff)).toBe('UPGRADE_FAILED');
  expect(planChangeError(new Error('No'))).toBe('UNKNOWN_ERROR');
  expect(paymentError(cutOff)).toBe('PAYMENT_FAILED');
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
