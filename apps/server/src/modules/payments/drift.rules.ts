import { DRIFT_SENTENCES_MAX } from '@answerscope/contract';
import type { PaymentRow, SubscriptionRow } from './payments.queries.ts';

/** Subscriptions and invoices of one user, as they are stored or as the payment provider tells them. */
export interface Billed {
  subscriptions: readonly SubscriptionRow[];
  payments: readonly PaymentRow[];
}

/** At the payment provider these are over, and an ended one is not told forever. */
const OVER = ['canceled', 'incomplete_expired'];

/**
 * In what our rows differ from what the payment provider says, a sentence each; nothing where they agree. Invoices that
 * are not told any more are older than those that are asked for, and no difference.
 */
export function driftOf(stored: Billed, told: Billed): string[] {
  return [
    ...told.subscriptions.flatMap((there) =>
      subscriptionDrift(
        stored.subscriptions.find(({ id }) => id === there.id),
        there,
      ),
    ),
    ...stored.subscriptions
      .filter(({ id, status }) => !OVER.includes(status) && told.subscriptions.every((one) => one.id !== id))
      .map(({ id, status }) => `${id} is ${status} here and unknown at Stripe`),
    ...told.payments.flatMap((there) =>
      paymentDrift(
        stored.payments.find(({ id }) => id === there.id),
        there,
      ),
    ),
  ].slice(0, DRIFT_SENTENCES_MAX);
}

function subscriptionDrift(here: SubscriptionRow | undefined, there: SubscriptionRow): string[] {
  const { id } = there;
  if (here === undefined) return [`${id} is ${there.status} at Stripe and unknown here`];
  const differences: string[] = [];
  if (here.status !== there.status)
    differences.push(`${id} is ${there.status} at Stripe and ${here.status} here`);
  if (here.plan_id !== there.plan_id || here.interval !== there.interval)
    differences.push(`${id} is for another plan or interval at Stripe than here`);
  // Null: synced before amounts were stored.
  if (here.amount_cents !== null && amountsOf(here) !== amountsOf(there))
    differences.push(`${id} costs ${amountsOf(there)} at Stripe and ${amountsOf(here)} here`);
  if (!isSame(here.period_ends_at, there.period_ends_at))
    differences.push(
      `The period of ${id} ends on ${day(there.period_ends_at)} at Stripe and on ${day(here.period_ends_at)} here`,
    );
  if (here.has_card !== there.has_card)
    differences.push(
      `${id} has ${there.has_card ? 'a card' : 'no card'} at Stripe and ${here.has_card ? 'one' : 'none'} here`,
    );
  if (!isSame(here.trial_ends_at, there.trial_ends_at))
    differences.push(
      `The trial of ${id} ends on ${day(there.trial_ends_at)} at Stripe and on ${day(here.trial_ends_at)} here`,
    );
  if (!isSame(here.unpaid_since, there.unpaid_since))
    differences.push(
      `${id} is unpaid since ${day(there.unpaid_since)} at Stripe and since ${day(here.unpaid_since)} here`,
    );
  if (here.dispute !== there.dispute)
    differences.push(
      `A payment for ${id} is ${DISPUTED[there.dispute ?? 'none']} at Stripe and ${DISPUTED[here.dispute ?? 'none']} here`,
    );
  if (!isSame(here.cancel_at, there.cancel_at))
    differences.push(`${id} ends on ${day(there.cancel_at)} at Stripe and on ${day(here.cancel_at)} here`);
  return differences;
}

function paymentDrift(here: PaymentRow | undefined, there: PaymentRow): string[] {
  const { id } = there;
  if (here === undefined)
    return [`Invoice ${there.number ?? id} is ${there.status} at Stripe and unknown here`];
  const differences: string[] = [];
  if (here.status !== there.status || here.amount_paid_cents !== there.amount_paid_cents)
    differences.push(`Invoice ${there.number ?? id} is ${there.status} at Stripe and ${here.status} here`);
  if (here.dispute_status !== there.dispute_status)
    differences.push(
      `The dispute of invoice ${there.number ?? id} is ${there.dispute_status ?? 'unknown'} at Stripe and ${here.dispute_status ?? 'unknown'} here`,
    );
  if (here.refunded_cents !== there.refunded_cents)
    differences.push(
      `Of invoice ${there.number ?? id} ${there.refunded_cents} cents were given back at Stripe and ${here.refunded_cents} here`,
    );
  return differences;
}

const DISPUTED = { none: 'not disputed', open: 'disputed', lost: 'lost to a dispute' };

const amountsOf = (of: SubscriptionRow) => `${of.amount_cents} cents, next ${of.next_amount_cents},`;

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? 'no day';
