import { COUPON_DURATIONS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accountId, ownKey, partOf, time } from '../../database/columns.ts';
import { resourceColumns } from '../resources/resource-columns.tables.ts';

/** What takes something off the price of a plan. */
export const coupons = pgTable(
  'coupons',
  {
    ...resourceColumns(),
    code: text().notNull(),
    percent_off: doublePrecision(),
    /** US dollars. */
    amount_off: doublePrecision(),
    duration: text({ enum: COUPON_DURATIONS }).notNull(),
    duration_months: integer(),
    max_redemptions: integer(),
    expires_at: time(),
    first_purchase_only: boolean().notNull(),
    is_active: boolean().notNull(),
    /** What it is at the payment provider, on the terms of now: nobody can redeem it without a code. */
    stripe_coupon_id: text().notNull(),
    /** Its code there; null until it is made. */
    stripe_promotion_code_id: text(),
    /** Whether the code is taken there, as it was last told. */
    is_open: boolean().notNull(),
  },
  (table) => [uniqueIndex('coupons_code').on(table.code).where(sql`${table.deleted_at} is null`)],
);

/** Coupons that a user redeemed, as the payment provider told. */
export const coupon_redemptions = pgTable(
  'coupon_redemptions',
  {
    account_id: accountId(),
    /** The payment provider's discount. */
    id: text().notNull(),
    coupon_id: partOf(() => coupons.id),
    subscription_id: text(),
    redeemed_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    index('coupon_redemptions_coupon').on(table.coupon_id, table.redeemed_at.desc()),
  ],
);
