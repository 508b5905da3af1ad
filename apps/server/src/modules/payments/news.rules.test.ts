import { SUBSCRIPTION_STATES, type SubscriptionNews, type SubscriptionState } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { newsOf } from './news.rules.ts';

const priceOf = (planId: string | null) => ({ pro: 49, enterprise: 149 })[planId ?? ''] ?? 0;
const news = (
  before: SubscriptionState,
  after: SubscriptionState,
  facts: { isTrialEnding?: boolean; hasCard?: boolean } = {},
) =>
  newsOf(
    { state: before, plan_id: 'pro', subscription_id: 'sub_1', last_paid_at: null },
    { state: after, plan_id: 'pro', subscription_id: 'sub_1', last_paid_at: null },
    { priceOf, isTrialEnding: false, hasCard: false, ...facts },
  );

describe('what is told of a subscription', () => {
  it('is nothing while it stands as it was told', () => {
    for (const state of SUBSCRIPTION_STATES) expect(news(state, state), state).toBeNull();
    expect(news('none', 'ended')).toBeNull();
    expect(news('ended', 'none')).toBeNull();
  });

  it.each<[SubscriptionState, SubscriptionState, SubscriptionNews | null]>([
    ['none', 'trialing', 'started'],
    ['ended', 'active', 'started'],
    ['none', 'past_due', 'started'],
    ['trialing', 'active', null],
    ['active', 'past_due', 'payment_failed'],
    ['trialing', 'past_due', 'payment_failed'],
    ['past_due', 'active', 'recovered'],
    ['active', 'canceling', 'canceling'],
    ['canceling', 'active', 'resumed'],
    ['active', 'ended', 'ended'],
    ['trialing', 'ended', 'ended'],
    ['past_due', 'none', 'ended'],
    ['active', 'disputed', 'disputed'],
    ['canceling', 'disputed', 'disputed'],
    ['disputed', 'canceling', 'reinstated'],
    ['disputed', 'ended', 'ended'],
  ])('from %s to %s is %s', (before, after, expected) => {
    expect(news(before, after)).toBe(expected);
  });

  it('is that its trial is ending, while nothing else is to be told', () => {
    expect(news('trialing', 'trialing', { isTrialEnding: true })).toBe('trial_ending');
    expect(news('trialing', 'trialing', { isTrialEnding: true, hasCard: true })).toBe('trial_renewing');
    expect(news('none', 'trialing', { isTrialEnding: true })).toBe('started');
  });

  it('is that a payment was received, after a trial as at every renewal', () => {
    const at = (state: SubscriptionState, day: string | null) => ({
      state,
      plan_id: 'pro',
      subscription_id: 'sub_1',
      last_paid_at: day === null ? null : new Date(day),
    });
    const told = { priceOf, isTrialEnding: false, hasCard: true };
    expect(newsOf(at('trialing', null), at('active', '2026-12-12'), told)).toBe('renewed');
    expect(newsOf(at('active', '2026-12-12'), at('active', '2027-01-12'), told)).toBe('renewed');
    expect(newsOf(at('active', '2027-01-12'), at('active', '2027-01-12'), told)).toBeNull();
    const other = { ...at('active', '2027-01-12'), subscription_id: 'sub_2' };
    expect(newsOf(at('active', '2026-12-12'), other, told)).toBeNull();
  });

  it('is that another subscription begins while one is disputed', () => {
    expect(
      newsOf(
        { state: 'disputed', plan_id: 'pro', subscription_id: 'sub_1', last_paid_at: null },
        { state: 'active', plan_id: 'pro', subscription_id: 'sub_2', last_paid_at: null },
        { priceOf, isTrialEnding: false, hasCard: true },
      ),
    ).toBe('started');
  });

  it('is an upgrade to what costs more, else a change', () => {
    const change = (before: string, after: string) =>
      newsOf(
        { state: 'active', plan_id: before, subscription_id: 'sub_1', last_paid_at: null },
        { state: 'active', plan_id: after, subscription_id: 'sub_1', last_paid_at: null },
        { priceOf, isTrialEnding: false, hasCard: true },
      );
    expect(change('pro', 'enterprise')).toBe('upgraded');
    expect(change('enterprise', 'pro')).toBe('changed');
  });
});
