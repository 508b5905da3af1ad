import { describe, expect, it } from 'vitest';
import {
  type BilledSubscription,
  grantedUntil,
  isTrialEnding,
  nextLook,
  toBillingState,
} from './billing-state.rules.ts';

const NOW = new Date('2026-05-10T12:00:00Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const subscription = (facts: Partial<BilledSubscription> = {}): BilledSubscription => ({
  id: 'sub_1',
  status: 'active',
  plan_id: 'pro',
  created_at: day(-40),
  period_ends_at: day(20),
  cancel_at: null,
  trial_ends_at: null,
  unpaid_since: null,
  has_card: true,
  dispute: null,
  ...facts,
});
const old = (facts: Partial<BilledSubscription> = {}) =>
  subscription({ id: 'sub_old', created_at: day(-90), ...facts });
const look = (state: ReturnType<typeof stateOf>, checkoutBegunAt: Date | null = null) =>
  nextLook(state, { now: NOW, checkoutBegunAt });
const stateOf = (...subscriptions: BilledSubscription[]) => toBillingState(subscriptions, NOW);

describe('what subscriptions come to', () => {
  it('is nothing without any', () => {
    expect(stateOf()).toEqual({
      state: 'none',
      subscription: null,
      frozen: null,
      ends_at: null,
      renews_at: null,
      extra: [],
    });
  });

  it.each([
    ['active', 'active'],
    ['trialing', 'trialing'],
    ['past_due', 'past_due'],
    ['paused', 'ended'],
    ['unpaid', 'ended'],
    ['canceled', 'ended'],
    ['incomplete', 'none'],
    ['incomplete_expired', 'none'],
    ['a word of tomorrow', 'ended'],
  ])('of one that is %s is %s', (status, state) => {
    expect(stateOf(subscription({ status, unpaid_since: day(-1) })).state).toBe(state);
  });

  it('is renewed at the end of the period, and of a trial at its end', () => {
    expect(stateOf(subscription()).renews_at).toEqual(day(20));
    const trial = subscription({ status: 'trialing', trial_ends_at: day(9) });
    expect(stateOf(trial)).toMatchObject({ renews_at: day(9), ends_at: null });
    // Stripe still reports when the trial ended.
    const paid = subscription({ status: 'active', trial_ends_at: day(-9) });
    expect(stateOf(paid)).toMatchObject({ state: 'active', renews_at: day(20) });
  });

  it('ends when it is said to, and not a moment later, told or not', () => {
    expect(stateOf(subscription({ cancel_at: day(3) }))).toMatchObject({
      state: 'canceling',
      ends_at: day(3),
      renews_at: null,
    });
    expect(stateOf(subscription({ cancel_at: new Date(NOW.getTime() + 1) })).state).toBe('canceling');
    expect(stateOf(subscription({ cancel_at: NOW })).state).toBe('ended');
  });

  it('goes on for seven days after a payment that failed, and no longer', () => {
    const owing = (since: Date, facts = {}) =>
      subscription({ status: 'past_due', unpaid_since: since, ...facts });
    expect(stateOf(owing(day(-2)))).toMatchObject({ state: 'past_due', ends_at: day(5) });
    expect(stateOf(owing(new Date(day(-7).getTime() + 1))).state).toBe('past_due');
    expect(stateOf(owing(day(-7))).state).toBe('ended');
    expect(stateOf(owing(day(-2), { cancel_at: day(1) })).ends_at).toEqual(day(1));
  });

  it('is the newest in force: an old one that is deleted takes nothing from it', () => {
    const state = stateOf(old({ status: 'canceled' }), subscription());
    expect([state.state, state.subscription?.id]).toEqual(['active', 'sub_1']);
  });

  it('is the older one when the newer was never paid', () => {
    for (const status of ['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled'])
      expect(stateOf(subscription({ status }), old()).subscription?.id, status).toBe('sub_old');
  });

  it('names those beyond the one that counts, so that nobody pays twice', () => {
    expect(stateOf(old(), subscription()).extra.map(({ id }) => id)).toEqual(['sub_old']);
    expect(stateOf(subscription()).extra).toEqual([]);
    expect(stateOf(old({ status: 'canceled' }), subscription()).extra).toEqual([]);
  });

  it('lets one that is paid for count before a newer one that owes, and ends none for one that owes', () => {
    const owing = subscription({ status: 'past_due', unpaid_since: day(-1) });
    expect(stateOf(owing, old()).subscription?.id).toBe('sub_old');
    const olderOwing = old({ status: 'past_due', unpaid_since: day(-1) });
    expect(stateOf(owing, olderOwing)).toMatchObject({ subscription: { id: 'sub_1' }, extra: [] });
  });

  it('names also those that give nothing any more and are still collected for', () => {
    const grace = old({ status: 'past_due', unpaid_since: day(-9) });
    expect(stateOf(grace).state).toBe('ended');
    for (const one of [grace, old({ status: 'unpaid' }), old({ status: 'paused' })])
      expect(stateOf(one, subscription()).extra).toEqual([one]);
    expect(stateOf(old({ status: 'incomplete' }), subscription()).extra).toEqual([]);
    expect(stateOf(old({ status: 'unpaid', dispute: 'open' }), subscription()).extra).toEqual([]);
    const owing = subscription({ status: 'past_due', unpaid_since: day(-1) });
    expect(stateOf(grace, owing).extra).toEqual([]);
  });

  it('is one for a plan of ours before a newer one for anything else, which ends none and is not ended', () => {
    const foreign = subscription({ id: 'sub_of_elsewhere', created_at: day(-1), plan_id: null });
    expect(stateOf(foreign, subscription())).toMatchObject({ subscription: { id: 'sub_1' }, extra: [] });
    const olderForeign = old({ plan_id: null });
    expect(stateOf(foreign, olderForeign)).toMatchObject({
      subscription: { id: 'sub_of_elsewhere' },
      extra: [],
    });
    const owing = subscription({ status: 'past_due', unpaid_since: day(-1) });
    expect(stateOf(foreign, owing)).toMatchObject({ subscription: { id: 'sub_1' }, extra: [] });
  });

  it('is the same in whatever order they come', () => {
    const all = [
      old(),
      subscription(),
      subscription({ id: 'sub_2', status: 'canceled' }),
      old({ id: 'sub_3' }),
    ];
    expect(toBillingState(all.toReversed(), NOW)).toEqual(toBillingState(all, NOW));
  });
});

describe('a plan that is paid for', () => {
  it('is given to its end, or a week past a period of which nothing was heard', () => {
    expect(grantedUntil(subscription({ cancel_at: day(3) }))).toEqual(day(3));
    expect(grantedUntil(subscription())).toEqual(day(27));
    expect(grantedUntil(subscription({ status: 'past_due', unpaid_since: day(-1) }))).toEqual(day(6));
  });

  it('is looked at when something should have happened', () => {
    expect(look(stateOf())).toBeNull();
    expect(look(stateOf(subscription()))).toEqual(day(20));
    expect(look(stateOf(subscription({ cancel_at: day(3) })))).toEqual(day(3));
    const trial = (end: Date) =>
      subscription({ status: 'trialing', trial_ends_at: end, period_ends_at: end });
    expect(look(stateOf(trial(day(9))))).toEqual(day(6));
    expect(look(stateOf(trial(day(2))))).toEqual(day(2));
    // It should have been renewed: asked for again within the hour.
    expect(look(stateOf(subscription({ period_ends_at: day(-1) })))).toEqual(day(1 / 24));
  });

  it('is looked at every hour while a checkout can be paid of which nobody tells, for a day and an hour', () => {
    const [hour, begun] = [day(1 / 24), day(-1)];
    for (const state of [stateOf(), stateOf(old({ status: 'canceled' }))])
      expect(look(state, begun)).toEqual(hour);
    expect(look(stateOf(subscription({ dispute: 'open' })), begun)).toEqual(hour);
    expect(look(stateOf(), day(-25 / 24))).toBeNull();
    expect(look(stateOf(subscription()), begun)).toEqual(day(20));
  });

  it('on trial is announced to end from three days before', () => {
    const ending = (end: Date | null, status = 'trialing') =>
      isTrialEnding(stateOf(subscription({ status, trial_ends_at: end })), NOW);
    expect(ending(new Date(day(3).getTime() + 1))).toBe(false);
    expect(ending(day(3))).toBe(true);
    expect(ending(day(1))).toBe(true);
    expect(ending(NOW)).toBe(false);
    expect(ending(null)).toBe(false);
    expect(ending(day(1), 'active')).toBe(false);
  });
});

describe('a subscription of which a payment is disputed', () => {
  it('gives nothing while the bank decides, and is what would count; looked at every day', () => {
    const frozen = subscription({ dispute: 'open', cancel_at: day(20) });
    expect(stateOf(frozen)).toMatchObject({ state: 'disputed', subscription: null, frozen, ends_at: null });
    expect(look(stateOf(frozen))).toEqual(day(1));
    expect(stateOf(subscription({ dispute: 'open', cancel_at: day(-1) })).state).toBe('ended');
    expect(stateOf(subscription({ dispute: 'open', status: 'canceled' })).state).toBe('ended');
  });

  it('gives nothing any more when the payment is lost', () => {
    expect(stateOf(subscription({ dispute: 'lost' }))).toMatchObject({ state: 'ended', frozen: null });
  });

  it('is neither the one that counts nor an extra one beside another that is paid for', () => {
    const frozen = subscription({ id: 'sub_new', created_at: day(-1), dispute: 'open' });
    expect(stateOf(frozen, subscription())).toMatchObject({
      state: 'active',
      subscription: { id: 'sub_1' },
      frozen: null,
      extra: [],
    });
  });
});
