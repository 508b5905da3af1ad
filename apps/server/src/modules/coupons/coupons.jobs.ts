import type Stripe from 'stripe';
import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { askStripe, OURS } from '../stripe/index.ts';
import { isOffered } from './coupon.rules.ts';
import { type CouponRow, countRedemptions, findCoupon, setOpen } from './coupons.queries.ts';
import type { CouponServices } from './coupons.services.ts';

/**
 * Has the payment provider take a coupon's code, or refuse it, as its row says now. There is no code before the row is
 * committed, so that nobody redeems what nobody here knows.
 */
export const followCoupon = defineJob({
  name: 'follow-coupon',
  input: z.object({
    coupon_id: z.uuid(),
    /** The code of earlier terms, which is over. */
    former_code_id: z.string().nullable(),
  }),
  retry: { times: 12, first_pause_seconds: 15, longest_pause_seconds: 7_200 },
  expire_seconds: 120,
  run: async (services: CouponServices, { coupon_id, former_code_id }) => {
    const { stripe, servicePool, now } = services;
    if (stripe === null) throw new Error('nobody takes payments: a coupon waits for the key');
    const { client } = stripe;
    for (let former = former_code_id; ; ) {
      if (former !== null) await setActive(client, former, false);
      const coupon = await inTransaction(servicePool, null, (tx) => findCoupon(tx, coupon_id));
      if (coupon === null) return;
      const isWanted = isOffered(coupon, now());
      const code =
        (await findCode(client, coupon)) ?? (isWanted ? await makeCode(services, client, coupon) : null);
      const is_open = isWanted && code !== null && !isUsedUp(code);
      if (code !== null && code.active !== is_open) await setActive(client, code.id, is_open);
      const { id, version } = coupon;
      const stripe_promotion_code_id = code?.id ?? null;
      const isWritten = await inTransaction(servicePool, null, (tx) =>
        setOpen(tx, { id, version, is_open, stripe_promotion_code_id }),
      );
      if (isWritten) return;
      // Changed meanwhile: what it says now is what is to be done, maybe with another code.
      former = stripe_promotion_code_id;
    }
  },
});

const setActive = (client: Stripe, id: string, active: boolean) =>
  askStripe(() => client.promotionCodes.update(id, { active }));

/** The code of the terms of now, also one whose making nobody could note. */
async function findCode(
  client: Stripe,
  { stripe_coupon_id: coupon }: CouponRow,
): Promise<Stripe.PromotionCode | null> {
  const { data } = await askStripe(() => client.promotionCodes.list({ coupon, limit: 1 }));
  return data[0] ?? null;
}

async function makeCode(
  { servicePool }: CouponServices,
  client: Stripe,
  coupon: CouponRow,
): Promise<Stripe.PromotionCode> {
  const { id, code, max_redemptions, expires_at, first_purchase_only, stripe_coupon_id } = coupon;
  const redeemed = await inTransaction(servicePool, null, (tx) => countRedemptions(tx, [id]));
  return askStripe(() =>
    client.promotionCodes.create(
      {
        promotion: { type: 'coupon', coupon: stripe_coupon_id },
        code,
        ...(max_redemptions !== null && { max_redemptions: max_redemptions - (redeemed.get(id) ?? 0) }),
        ...(expires_at !== null && { expires_at: Math.floor(expires_at.getTime() / 1_000) }),
        restrictions: { first_time_transaction: first_purchase_only },
        metadata: { ...OURS, coupon_id: id },
      },
      { idempotencyKey: `${stripe_coupon_id}-code` },
    ),
  );
}

function isUsedUp({ max_redemptions, times_redeemed }: Stripe.PromotionCode): boolean {
  return max_redemptions !== null && times_redeemed >= max_redemptions;
}
