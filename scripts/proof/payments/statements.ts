import type { CustomerTruth } from '../../../packages/payment-simulator/src/index.ts';
import type { Customer } from './life.ts';

const DAY_SECONDS = 86_400;
const GRACE_DAYS = 7;

/** What the product says of one customer, as its rows stand. */
export interface Stored {
  plan: string;
  subscriptions: {
    id: string;
    status: string;
    plan: string | null;
    period_ends_at: Date;
    cancel_at: Date | null;
  }[];
  payments: {
    id: string;
    status: string;
    amount_paid_cents: number;
    refunded_cents: number;
    dispute_id: string | null;
    dispute_status: string | null;
  }[];
  grants: { subscription_id: string | null; source: string }[];
  /** Subjects of the mails that were posted, oldest first. */
  mails: string[];
}

export interface Seen {
  customer: Customer;
  stored: Stored;
  /** Null where they never were at a checkout. */
  truth: CustomerTruth | null;
  /** The simulated time in seconds. */
  at: number;
  /** Plans by the price of a subscription's item. */
  planOfPrice: ReadonlyMap<string, string>;
}

/** A statement about one customer: what contradicts it, in words, or null. */
export interface PaymentStatement {
  name: string;
  contradiction: (seen: Seen) => string | null;
  /** Makes of what was seen something that the statement must notice. Null: this customer has nothing for it. */
  spoil: (seen: Seen) => Seen | null;
}

const GOOD = ['trialing', 'active'];
/** For these the provider collects, or may again. */
const COLLECTING = [...GOOD, 'past_due', 'unpaid', 'paused'];

/** When a subscription that is past due has owed since; null where nothing is open. */
function owesSince(truth: CustomerTruth, subscription: string): number | null {
  const open = truth.invoices.filter(
    (one) => one.status === 'open' && JSON.stringify(one.parent ?? null).includes(subscription),
  );
  return open.length === 0 ? null : Math.min(...open.map(({ created }) => created));
}

/** Whether a payment for a subscription was taken back by a bank, or may be. */
function disputeOf(truth: CustomerTruth, subscription: string): 'open' | 'lost' | null {
  const statuses = truth.disputes
    .filter((one) => one.subscription === subscription)
    .map(({ status }) => status);
  if (statuses.includes('needs_response')) return 'open';
  return statuses.includes('lost') ? 'lost' : null;
}

/** Plans that somebody may rightly be on; two at the edge of the days of grace. */
export function rightfulPlans({ truth, at, planOfPrice }: Seen): string[] {
  const planOf = (one: CustomerTruth['subscriptions'][number]) =>
    planOfPrice.get(one.items.data[0]?.price.id ?? '') ?? 'unknown';
  const all = (truth?.subscriptions ?? []).filter(
    ({ id }) => truth !== null && disputeOf(truth, id) === null,
  );
  const good = all.filter(({ status }) => GOOD.includes(status));
  const newest = good.toSorted((a, b) => b.created - a.created)[0];
  if (newest !== undefined) {
    // Of two of the same second either may count.
    return good.filter(({ created }) => created === newest.created).map(planOf);
  }
  const owing = all
    .filter(({ status }) => status === 'past_due')
    .toSorted((a, b) => b.created - a.created)[0];
  if (owing === undefined || truth === null) return ['Free'];
  const since = owesSince(truth, owing.id);
  const days = since === null ? 0 : (at - since) / DAY_SECONDS;
  if (days < GRACE_DAYS - 0.1) return [planOf(owing)];
  return days > GRACE_DAYS + 0.1 ? ['Free'] : [planOf(owing), 'Free'];
}

/** Whether a charge was made for the same time of the same subscription twice. */
function twiceCharged({ invoices }: CustomerTruth): string | null {
  const seen = new Set<string>();
  for (const one of invoices) {
    if (one.status !== 'paid' || one.amount_paid === 0) continue;
    if (!['subscription_cycle', 'subscription_create'].includes(String(one.billing_reason))) continue;
    const key = `${JSON.stringify(one.parent ?? null)} ${one.billing_reason} ${one.period_start}`;
    if (seen.has(key)) return `invoice ${one.id} is for a time that was paid`;
    seen.add(key);
  }
  return null;
}

/** One that was made after another had begun is for a time that is paid for already; a night may pass until that is seen. */
function chargedBeside(truth: CustomerTruth): string | null {
  for (const one of truth.invoices) {
    if (one.status !== 'paid' || one.amount_paid === 0 || one.billing_reason !== 'subscription_cycle')
      continue;
    const own = truth.subscriptions.find(({ id }) => JSON.stringify(one.parent ?? null).includes(id));
    const other = truth.subscriptions.find(
      ({ id, created, ended_at }) =>
        own !== undefined &&
        id !== own.id &&
        created > own.created &&
        one.created - created > NIGHTS_UNSEEN * DAY_SECONDS &&
        (ended_at ?? Number.POSITIVE_INFINITY) - one.created > NIGHTS_UNSEEN * DAY_SECONDS &&
        disputeOf(truth, id) === null,
    );
    if (other !== undefined) return `invoice ${one.id} of ${own?.id} is paid beside ${other.id}`;
  }
  return null;
}
const NIGHTS_UNSEEN = 2;

const inSeconds = (moment: Date | null) => (moment === null ? null : Math.floor(moment.getTime() / 1_000));

/** What a mail says has happened to the subscription; null for what may be said of one state again and again. */
function toldBy(subject: string): 'begun' | 'ended' | 'disputed' | 'back' | null {
  if (/^(Welcome to |Your trial of .* has begun$)/.test(subject)) return 'begun';
  if (/has ended$/.test(subject)) return 'ended';
  if (/is disputed$/.test(subject)) return 'disputed';
  return /is active again$/.test(subject) ? 'back' : null;
}

/** A mail that tells what the one before it told already. */
function toldTwice(mails: readonly string[]): string | null {
  let state: 'none' | 'begun' | 'disputed' = 'none';
  for (const subject of mails) {
    const told = toldBy(subject);
    if (told === null) continue;
    const isNews =
      (told === 'begun' && state !== 'begun') ||
      (told === 'ended' && state !== 'none') ||
      (told === 'disputed' && state !== 'disputed') ||
      (told === 'back' && state === 'disputed');
    if (!isNews) return `is told '${subject}', and the mail before had told it`;
    state = told === 'ended' ? 'none' : told === 'disputed' ? 'disputed' : 'begun';
  }
  return null;
}

const count = (subjects: readonly string[], begins: RegExp) =>
  subjects.filter((subject) => begins.test(subject)).length;

/** Also judged every day: after the hour of whoever has paid at a checkout, and after the night of everybody. */
export const SHOWN_UNPAID: PaymentStatement = {
  name: 'nobody who pays is shown unpaid for longer than it takes to reconcile',
  contradiction: (seen) =>
    seen.stored.plan === 'Free' && !rightfulPlans(seen).includes('Free')
      ? `is on Free, and ${rightfulPlans(seen).join(' or ')} is paid for`
      : null,
  spoil: (seen) =>
    rightfulPlans(seen).includes('Free') ? null : { ...seen, stored: { ...seen.stored, plan: 'Free' } },
};

/** Whoever has paid at a checkout within a day, and disputes nothing. */
export function hasJustPaid({ truth, at }: Seen): boolean {
  return (
    truth !== null &&
    truth.disputes.length === 0 &&
    truth.subscriptions.some(({ status, created }) => GOOD.includes(status) && at - created < 25 * 3_600)
  );
}

export const PAYMENT_STATEMENTS: readonly PaymentStatement[] = [
  {
    name: 'every subscription is stored as the provider has it',
    contradiction: ({ stored, truth, planOfPrice }) => {
      for (const { id, status, items, cancel_at } of truth?.subscriptions ?? []) {
        const here = stored.subscriptions.find((one) => one.id === id);
        if (here?.status !== status) return `${id} is ${status} there and ${here?.status ?? 'unknown'} here`;
        const [item] = items.data;
        const plan = planOfPrice.get(item?.price.id ?? '');
        if (here.plan !== plan) return `${id} is for ${plan} there and for ${here.plan} here`;
        if (inSeconds(here.period_ends_at) !== item?.current_period_end)
          return `the period of ${id} ends at ${item?.current_period_end} there and at ${inSeconds(here.period_ends_at)} here`;
        if (inSeconds(here.cancel_at) !== cancel_at)
          return `${id} ends at ${cancel_at} there and at ${inSeconds(here.cancel_at)} here`;
      }
      return null;
    },
    spoil: (seen) => {
      const [one, ...others] = seen.stored.subscriptions;
      if (one === undefined) return null;
      const wrong = { ...one, period_ends_at: new Date(one.period_ends_at.getTime() + 1_000) };
      return { ...seen, stored: { ...seen.stored, subscriptions: [wrong, ...others] } };
    },
  },
  {
    name: 'every payment and refund is stored as the provider has it',
    contradiction: ({ stored, truth }) => {
      for (const { id, status, amount_paid } of truth?.invoices ?? []) {
        const here = stored.payments.find((one) => one.id === id);
        if (here === undefined || here.status !== status || here.amount_paid_cents !== amount_paid)
          return `${id} is ${status} with ${amount_paid} there and ${here?.status} with ${here?.amount_paid_cents} here`;
      }
      const refunded = stored.payments.reduce((sum, one) => sum + one.refunded_cents, 0);
      return refunded === (truth?.refunded ?? 0)
        ? null
        : `${truth?.refunded} were given back there and ${refunded} here`;
    },
    spoil: (seen) =>
      seen.stored.payments.length === 0
        ? null
        : {
            ...seen,
            stored: {
              ...seen.stored,
              payments: seen.stored.payments.map((one) => ({
                ...one,
                amount_paid_cents: one.amount_paid_cents + 1,
              })),
            },
          },
  },
  {
    name: 'everybody is on the plan that is paid for, and on no other',
    contradiction: (seen) => {
      const rightful = rightfulPlans(seen);
      return rightful.includes(seen.stored.plan)
        ? null
        : `is on ${seen.stored.plan}, and ${rightful.join(' or ')} is paid for`;
    },
    spoil: (seen) => ({ ...seen, stored: { ...seen.stored, plan: 'Another' } }),
  },
  {
    name: 'nothing is charged twice',
    contradiction: ({ truth }) => (truth === null ? null : (twiceCharged(truth) ?? chargedBeside(truth))),
    spoil: (seen) => {
      const paid = seen.truth?.invoices.find(
        (one) => one.status === 'paid' && one.amount_paid > 0 && one.billing_reason === 'subscription_create',
      );
      if (seen.truth === null || paid === undefined) return null;
      return { ...seen, truth: { ...seen.truth, invoices: [...seen.truth.invoices, paid] } };
    },
  },
  {
    name: 'nobody pays for two subscriptions at once',
    contradiction: ({ truth }) => {
      // One that is disputed is frozen, and charged no more.
      const collected =
        truth?.subscriptions.filter(
          ({ id, status }) => COLLECTING.includes(status) && disputeOf(truth, id) === null,
        ) ?? [];
      const isPaid = collected.some(({ status }) => GOOD.includes(status));
      return isPaid && collected.length > 1
        ? `pays for ${collected.map(({ id, status }) => `${id}, ${status}`).join(' and ')}`
        : null;
    },
    spoil: (seen) => {
      const [one] = seen.truth?.subscriptions ?? [];
      if (seen.truth === null || one === undefined) return null;
      const good = { ...one, status: 'active' as const };
      const owing = { ...one, status: 'past_due' as const };
      return { ...seen, truth: { ...seen.truth, subscriptions: [good, owing], disputes: [] } };
    },
  },
  {
    name: 'nobody who disputes a payment is charged for its subscription again',
    contradiction: ({ truth }) => {
      for (const { id, status, cancel_at } of truth?.subscriptions ?? []) {
        const dispute = truth === null ? null : disputeOf(truth, id);
        if (dispute === null || ['canceled', 'incomplete_expired'].includes(status)) continue;
        if (dispute === 'lost') return `${id} is ${status}, and its payment was taken back`;
        if (cancel_at === null) return `${id} renews, and its payment is disputed`;
      }
      return null;
    },
    spoil: (seen) => {
      const disputed = seen.truth?.disputes.find(({ status }) => status === 'needs_response');
      const one = seen.truth?.subscriptions.find(({ id }) => id === disputed?.subscription);
      if (seen.truth === null || one === undefined) return null;
      const renewed = { ...one, status: 'active' as const, cancel_at: null };
      return { ...seen, truth: { ...seen.truth, subscriptions: [renewed] } };
    },
  },
  {
    name: 'every dispute is stored as the bank has decided it',
    contradiction: ({ stored, truth }) => {
      for (const { id, status } of truth?.disputes ?? []) {
        const here = stored.payments.find(({ dispute_id }) => dispute_id === id);
        if (here?.dispute_status !== status)
          return `${id} is ${status} there and ${here?.dispute_status ?? 'unknown'} here`;
      }
      return null;
    },
    spoil: (seen) =>
      (seen.truth?.disputes.length ?? 0) === 0
        ? null
        : {
            ...seen,
            stored: {
              ...seen.stored,
              payments: seen.stored.payments.map((one) => ({ ...one, dispute_status: 'won_by_nobody' })),
            },
          },
  },
  {
    name: 'no payment is given back twice',
    contradiction: ({ truth }) => {
      const charges = truth?.refunds.map(({ charge }) => charge) ?? [];
      return new Set(charges).size === charges.length ? null : 'a charge has two refunds';
    },
    spoil: (seen) => {
      const refund = seen.truth?.refunds[0];
      if (seen.truth === null || refund === undefined) return null;
      return { ...seen, truth: { ...seen.truth, refunds: [...seen.truth.refunds, refund] } };
    },
  },
  {
    name: 'no grant is without its subscription',
    contradiction: ({ stored, truth }) => {
      const known = new Set(truth?.subscriptions.map(({ id }) => id));
      const bare = stored.grants.find(
        ({ subscription_id, source }) =>
          source !== 'administrator' && (subscription_id === null || !known.has(subscription_id)),
      );
      return bare === undefined ? null : `a grant of ${bare.source} has ${bare.subscription_id} behind it`;
    },
    spoil: (seen) => ({
      ...seen,
      stored: {
        ...seen.stored,
        grants: [{ subscription_id: 'sub_of_nobody', source: 'subscription' }],
      },
    }),
  },
  {
    name: 'no mail is sent twice',
    contradiction: ({ stored: { mails } }) => {
      const trials = count(mails, /^Your trial of .* has begun/);
      if (trials > 1) return `${trials} mails say that the one trial has begun`;
      const reminders = count(mails, /^Your trial of .* ends /);
      return reminders > 1 ? `${reminders} mails say that the one trial ends` : toldTwice(mails);
    },
    spoil: (seen) => {
      const { mails } = seen.stored;
      const at = mails.findIndex((subject) => toldBy(subject) !== null);
      if (at < 0) return null;
      return { ...seen, stored: { ...seen.stored, mails: mails.toSpliced(at, 0, String(mails[at])) } };
    },
  },
  SHOWN_UNPAID,
];
