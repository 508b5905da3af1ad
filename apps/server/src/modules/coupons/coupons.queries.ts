import { type CouponRedemption, LIMITS } from '@answerscope/contract';
import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { accounts, persons } from '../accounts/accounts.tables.ts';
import { couponIdOf } from './coupon.rules.ts';
import { coupon_redemptions, coupons } from './coupons.tables.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon, also one in the trash; null where there is none. */
export async function findCoupon(tx: Transaction, id: string): Promise<CouponRow | null> {
  const rows = await tx.select().from(coupons).where(eq(coupons.id, id));
  return rows[0] ?? null;
}

/** Whether another coupon that is not in the trash has this code. */
export async function isCodeTaken(tx: Transaction, code: string, id: string | null): Promise<boolean> {
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      and(eq(coupons.code, code), isNull(coupons.deleted_at), id === null ? undefined : ne(coupons.id, id)),
    );
  return rows.length > 0;
}

/** Notes the code at the payment provider, and whether it is taken there. False where the coupon was changed meanwhile. */
export async function setOpen(
  tx: Transaction,
  { id, version, ...columns }: Pick<CouponRow, 'id' | 'version' | 'is_open' | 'stripe_promotion_code_id'>,
): Promise<boolean> {
  const changed = await tx.update(coupons).set(columns).where(matching(coupons, { id, version }));
  return changed.rowCount === 1;
}

/** How often each of these coupons was redeemed. */
export async function countRedemptions(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: coupon_redemptions.coupon_id, count: count() })
    .from(coupon_redemptions)
    .where(inArray(coupon_redemptions.coupon_id, [...ids]))
    .groupBy(coupon_redemptions.coupon_id);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Who redeemed a coupon, the newest first. */
export async function listRedemptions(tx: Transaction, couponId: string): Promise<CouponRedemption[]> {
  const rows = await tx
    .select({ redemption: coupon_redemptions, email: persons.email })
    .from(coupon_redemptions)
    .innerJoin(accounts, eq(accounts.id, coupon_redemptions.account_id))
    .innerJoin(persons, eq(persons.id, accounts.owner_id))
    .where(eq(coupon_redemptions.coupon_id, couponId))
    .orderBy(desc(coupon_redemptions.redeemed_at), desc(coupon_redemptions.id))
    .limit(LIMITS.page_size_max);
  return rows.map(({ redemption: { account_id, subscription_id, redeemed_at }, email }) => ({
    user_id: account_id,
    email,
    subscription_id,
    redeemed_at: redeemed_at.toISOString(),
  }));
}

/** What the payment provider tells of a coupon that was used. */
export interface StripeRedemption {
  id: string;
  stripe_coupon_id: string;
  subscription_id: string | null;
  redeemed_at: Date;
}

/** Keeps which of our coupons a user redeemed, each once; those of others at the same account are nobody's here. */
export async function keepRedemptions(
  tx: Transaction,
  accountId: AccountId,
  told: readonly StripeRedemption[],
): Promise<void> {
  for (const { id, stripe_coupon_id, subscription_id, redeemed_at } of told) {
    const coupon_id = couponIdOf(stripe_coupon_id);
    if (coupon_id === null || (await findCoupon(tx, coupon_id)) === null) continue;
    await tx
      .insert(coupon_redemptions)
      .values({ account_id: accountId, id, coupon_id, subscription_id, redeemed_at })
      .onConflictDoNothing();
  }
}
