import { expect, it } from 'vitest';
import { RequestError } from '../../lib/request-error.ts';
import { planChangeError } from './plan-change-error.ts';

const refused = (reason: string) =>
  new RequestError({ code: 'CONFLICT', status: 409, message: 'No', details: { reason } });

it('says a refused change of plan under the code of its cause', () => {
  expect(planChangeError(refused('too_many_keywords'))).toBe('DOWNGRADE_BLOCKED');
  expect(planChangeError(refused('not_configured'))).toBe('VALIDATION_ERROR');
  expect(planChangeError(refused('same_plan'))).toBe('VALIDATION_ERROR');
  expect(planChangeError(new RequestError({ code: 'NETWORK_ERROR', status: 0, message: 'No' }))).toBe(
    'UPGRADE_FAILED',
  );
  expect(planChangeError(new Error('No'))).toBe('UNKNOWN_ERROR');
});
