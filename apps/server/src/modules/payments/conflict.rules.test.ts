import { describe, expect, it } from 'vitest';
import { conflictOf } from './conflict.rules.ts';

const FREE = { id: 'free', price_monthly: 0 };
const PRO = { id: 'pro', price_monthly: 49 };
const SUBSCRIPTION = { id: 'sub_1' };
const paid = { plan_id: 'pro', subscription_id: 'sub_1' };
const given = { plan_id: 'pro', subscription_id: null };

describe('a conflict of plan and subscription', () => {
  it('is none where the one explains the other, or nothing is paid and nothing given', () => {
    expect(conflictOf({ plan: PRO, grants: [paid], subscription: SUBSCRIPTION })).toBeNull();
    expect(conflictOf({ plan: FREE, grants: [], subscription: null })).toBeNull();
  });

  it('is none for a plan that an administrator gave', () => {
    expect(conflictOf({ plan: PRO, grants: [given], subscription: null })).toBeNull();
  });

  it('is a status conflict where nothing explains a paid plan', () => {
    expect(conflictOf({ plan: PRO, grants: [], subscription: null })).toBe('status_conflict');
    expect(conflictOf({ plan: PRO, grants: [{ ...given, plan_id: 'enterprise' }], subscription: null })).toBe(
      'status_conflict',
    );
  });

  it('is a status conflict where the subscription that gives it is not in force', () => {
    expect(conflictOf({ plan: PRO, grants: [paid], subscription: null })).toBe('status_conflict');
  });

  it('is a plan mismatch where somebody pays and is on a plan that costs nothing', () => {
    expect(conflictOf({ plan: FREE, grants: [], subscription: SUBSCRIPTION })).toBe('plan_mismatch');
  });
});
