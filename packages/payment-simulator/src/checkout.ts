import { type Desk, get, keep, newBase } from './desk.ts';
import { afterMonths, takenOff } from './money.ts';
import type { CheckoutSession, Coupon, Discount, PromotionCode } from './objects.ts';
import { addCard } from './payments.ts';
import type { CardKind } from './state.ts';
import { invalidRequest } from './stripe-error.ts';
import { startSubscription } from './subscriptions.ts';

/** What came of a try to pay. */
export interface Outcome {
  ok: boolean;
  /** Why not, as the page says it. */
  message: string | null;
}

/** A coupon that can be used now. @throws as Stripe refuses it */
export function usableCoupon(desk: Desk, id: string, param: string): Coupon {
  const coupon = desk.state.coupons[id];
  if (coupon === undefined || coupon.deleted)
    throw invalidRequest(`No such coupon: '${id}'`, param, 'resource_missing');
  if (!isUsable(desk, coupon)) throw invalidRequest(`Coupon expired: ${id}`, param, 'coupon_expired');
  return coupon;
}

/** True while a coupon is neither used up nor expired. */
export function isUsable(desk: Desk, coupon: Coupon): boolean {
  return (
    coupon.valid &&
    (coupon.redeem_by === null || coupon.redeem_by > desk.now()) &&
    (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions)
  );
}

/** The promotion code of these letters that the customer may use, or why there is none. */
export function findPromotionCode(
  desk: Desk,
  { code, session }: { code: string; session: CheckoutSession },
): PromotionCode | string {
  const found = Object.values(desk.state.promotion_codes).find(
    (one) => one.active && one.code.toLowerCase() === code.trim().toLowerCase(),
  );
  if (found === undefined) return 'This code is invalid.';
  const { state } = desk;
  if (found.max_redemptions !== null && found.times_redeemed >= found.max_redemptions)
    return 'This code was used as often as it may be.';
  const isOver =
    (found.expires_at !== null && found.expires_at <= desk.now()) ||
    !isUsable(desk, get(state.coupons, found.promotion.coupon));
  if (isOver) return 'This code has expired.';
  if (found.customer !== null && found.customer !== session.customer) return 'This code is invalid.';
  const hasPaid = Object.values(state.charges).some((one) => one.customer === session.customer && one.paid);
  if (found.restrictions.first_time_transaction && hasPaid) return 'This code is for a first purchase only.';
  const minimum = found.restrictions.minimum_amount;
  if (minimum !== null && session.amount_subtotal < minimum) return 'The amount is too small for this code.';
  return found;
}

/** What a session costs now, after its discounts; nothing while its trial lasts. */
export function dueNow(desk: Desk, session: CheckoutSession, promotion: PromotionCode | null): number {
  const plan = get(desk.state.hidden.sessions, session.id);
  if (plan.trial_days !== null || plan.trial_end !== null) return 0;
  let due = session.amount_subtotal;
  for (const { coupon } of givenDiscounts(desk, session, promotion)) due -= takenOff(due, coupon);
  return due;
}

/** True when the session asks for a card. */
export function needsCard(desk: Desk, session: CheckoutSession, promotion: PromotionCode | null): boolean {
  return session.payment_method_collection === 'always' || dueNow(desk, session, promotion) > 0;
}

/** Pays a session as its page does: with a card or, where none is needed, without. */
export function completeSession(
  desk: Desk,
  session: CheckoutSession,
  { card, code }: { card: CardKind | null; code: string | null },
): Outcome {
  if (session.status !== 'open') return { ok: false, message: 'This checkout is no longer open.' };
  const { state } = desk;
  const found = code === null ? null : findPromotionCode(desk, { code, session });
  if (typeof found === 'string') return { ok: false, message: found };
  if (needsCard(desk, session, found)) {
    if (card === null) return { ok: false, message: 'Please choose a card.' };
    if (card === 'declined') return { ok: false, message: 'Your card was declined.' };
  }
  const due = dueNow(desk, session, found);
  const method = card === null ? null : addCard(desk, session.customer, card).id;
  const discounts = givenDiscounts(desk, session, found).map((given) => redeem(desk, session, given));
  const subscription = startSubscription(desk, {
    customer: session.customer,
    plan: get(state.hidden.sessions, session.id),
    paymentMethod: method,
    discounts,
  });
  session.status = 'complete';
  session.payment_status = due > 0 ? 'paid' : 'no_payment_required';
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  session.amount_total = due;
  session.url = null;
  desk.emit('checkout.session.completed', session);
  return { ok: true, message: null };
}

/** Closes a session that nobody may pay any more. */
export function expireSession(desk: Desk, session: CheckoutSession): void {
  session.status = 'expired';
  session.url = null;
  desk.emit('checkout.session.expired', session);
}

interface Given {
  coupon: Coupon;
  promotion: PromotionCode | null;
}

function givenDiscounts(desk: Desk, session: CheckoutSession, promotion: PromotionCode | null): Given[] {
  const { state } = desk;
  const given = session.discounts.flatMap(({ coupon, promotion_code }): Given[] => {
    if (coupon !== null) return [{ coupon: get(state.coupons, coupon), promotion: null }];
    if (promotion_code === null) return [];
    const found = get(state.promotion_codes, promotion_code);
    return [{ coupon: get(state.coupons, found.promotion.coupon), promotion: found }];
  });
  return promotion === null
    ? given
    : [...given, { coupon: get(state.coupons, promotion.promotion.coupon), promotion }];
}

function redeem(desk: Desk, session: CheckoutSession, { coupon, promotion }: Given): Discount {
  const now = desk.now();
  coupon.times_redeemed += 1;
  if (promotion !== null) promotion.times_redeemed += 1;
  return keep(desk, 'discounts', null, {
    ...newBase(desk, 'di'),
    object: 'discount',
    checkout_session: session.id,
    customer: session.customer,
    start: now,
    end: coupon.duration_in_months === null ? null : afterMonths(now, coupon.duration_in_months),
    invoice: null,
    invoice_item: null,
    promotion_code: promotion?.id ?? null,
    source: { type: 'coupon', coupon: coupon.id },
    subscription: null,
    subscription_item: null,
  });
}
