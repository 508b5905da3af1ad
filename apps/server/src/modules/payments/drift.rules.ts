import { DRIFT_SENTENCES_MAX } from '@answerscope/contract';
import * as messages from './messages.ts';
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
      .map(({ id, status }) => messages.subscriptionUnknownThere({ id, status })),
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
  if (here === undefined) return [messages.subscriptionUnknownHere({ id, status: there.status })];
  const differences: string[] = [];
  if (here.status !== there.status)
    differences.push(messages.subscriptionStatusDiffers({ id, there: there.status, here: here.status }));
  if (here.plan_id !== there.plan_id || here.interval !== there.interval)
    differences.push(messages.planDiffers({ id }));
  // Null: synced before amounts were stored.
  if (here.amount_cents !== null && amountsOf(here) !== amountsOf(there))
    differences.push(messages.amountsDiffer({ id, there: amountsOf(there), here: amountsOf(here) }));
  if (!isSame(here.period_ends_at, there.period_ends_at))
    differences.push(
      messages.periodDiffers({ id, there: day(there.period_ends_at), here: day(here.period_ends_at) }),
    );
  if (here.has_card !== there.has_card)
    differences.push(messages.cardDiffers({ id, where: there.has_card ? 'there' : 'here' }));
  if (!isSame(here.trial_ends_at, there.trial_ends_at))
    differences.push(
      messages.trialDiffers({ id, there: day(there.trial_ends_at), here: day(here.trial_ends_at) }),
    );
  if (!isSame(here.unpaid_since, there.unpaid_since))
    differences.push(
      messages.unpaidDiffers({ id, there: day(there.unpaid_since), here: day(here.unpaid_since) }),
    );
  if (here.dispute !== there.dispute)
    differences.push(
      messages.paymentDisputeDiffers({ id, there: there.dispute ?? 'none', here: here.dispute ?? 'none' }),
    );
  if (!isSame(here.cancel_at, there.cancel_at))
    differences.push(messages.endDiffers({ id, there: day(there.cancel_at), here: day(here.cancel_at) }));
  return differences;
}

function paymentDrift(here: PaymentRow | undefined, there: PaymentRow): string[] {
  const invoice = there.number ?? there.id;
  if (here === undefined) return [messages.invoiceUnknownHere({ invoice, status: there.status })];
  const differences: string[] = [];
  if (here.status !== there.status || here.amount_paid_cents !== there.amount_paid_cents)
    differences.push(messages.invoiceStatusDiffers({ invoice, there: there.status, here: here.status }));
  if (here.dispute_status !== there.dispute_status)
    differences.push(
      messages.disputeDiffers({
        invoice,
        there: there.dispute_status ?? messages.disputeUnknown,
        here: here.dispute_status ?? messages.disputeUnknown,
      }),
    );
  if (here.refunded_cents !== there.refunded_cents)
    differences.push(
      messages.refundDiffers({
        invoice,
        there: String(there.refunded_cents),
        here: String(here.refunded_cents),
      }),
    );
  return differences;
}

const amountsOf = (of: SubscriptionRow) =>
  messages.amounts({ cents: String(of.amount_cents), next: String(of.next_amount_cents) });

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? messages.noDay;
