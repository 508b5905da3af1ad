import { type Payment, REFUND_DAYS } from '@answerscope/contract';

const DAY_MS = 86_400_000;

/** Whether a payment can be given back: money was taken, all of it is still ours, and not longer ago than the days for it. */
export function isRefundable(
  { state, amount_cents, paid_at }: Pick<Payment, 'state' | 'amount_cents' | 'paid_at'>,
  now: Date,
): boolean {
  if (state !== 'paid' || amount_cents === 0 || paid_at === null) return false;
  return now.getTime() - Date.parse(paid_at) <= REFUND_DAYS * DAY_MS;
}
