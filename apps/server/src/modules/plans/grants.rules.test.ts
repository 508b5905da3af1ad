import { describe, expect, it } from 'vitest';
import { effectivePlan, type Grant } from './grants.rules.ts';

const NOW = new Date('2026-05-10T12:00:00Z');
const FREE = { id: 'free', price_monthly: 0, is_default: true };
const STARTER = { id: 'starter', price_monthly: 0, is_default: false };
const PRO = { id: 'pro', price_monthly: 49, is_default: false };
const ENTERPRISE = { id: 'enterprise', price_monthly: 149, is_default: false };
const PLANS = [ENTERPRISE, FREE, STARTER, PRO];

const grant = (plan: { id: string }, facts: Partial<Grant> = {}): Grant => ({
  plan_id: plan.id,
  starts_at: new Date('2026-05-01T00:00:00Z'),
  ends_at: null,
  ...facts,
});
const planOf = (grants: Grant[], current = FREE) =>
  effectivePlan({ plans: PLANS, grants, currentPlanId: current.id }, NOW).id;

describe('the plan a user is on', () => {
  it('is the dearest of what is granted, never the sum', () => {
    expect(planOf([grant(PRO), grant(ENTERPRISE)])).toBe('enterprise');
    expect(planOf([grant(ENTERPRISE), grant(PRO)], PRO)).toBe('enterprise');
  });

  it('is the next best when the best has ended', () => {
    expect(planOf([grant(PRO), grant(ENTERPRISE, { ends_at: NOW })], ENTERPRISE)).toBe('pro');
  });

  it('begins with the moment a grant begins, and is over at the moment it ends', () => {
    expect(planOf([grant(PRO, { starts_at: NOW })])).toBe('pro');
    expect(planOf([grant(PRO, { starts_at: new Date(NOW.getTime() + 1) })])).toBe('free');
    expect(planOf([grant(PRO, { ends_at: new Date(NOW.getTime() + 1) })])).toBe('pro');
    expect(planOf([grant(PRO, { ends_at: NOW })])).toBe('free');
  });

  it('without a grant is the default where a paid one was, and stays where it costs nothing', () => {
    expect(planOf([], PRO)).toBe('free');
    expect(planOf([], STARTER)).toBe('starter');
    expect(planOf([], FREE)).toBe('free');
  });

  it('may be a free one that was granted', () => {
    expect(planOf([grant(STARTER)], PRO)).toBe('starter');
  });

  it('of two that cost the same is the one they are on', () => {
    expect(planOf([grant(FREE), grant(STARTER)], STARTER)).toBe('starter');
    expect(planOf([grant(FREE), grant(STARTER)], FREE)).toBe('free');
  });
});
