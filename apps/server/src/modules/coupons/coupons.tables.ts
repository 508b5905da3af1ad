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
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';
import { resourceColumns } from '../resources/resource-columns.tables.ts';

/** What takes something off the price of a plan. */
export const coupons = pgTable(
  'coupons',
  {
    ...resourceColumns(),
    code: text('code').notNull(),
    percent_off: doublePrecision('percent_off'),
    /** US dollars. */
    amount_off: doublePrecision('amount_off'),
    duration: text('duration', { enum: COUPON_DURATIONS }).notNull(),
    duration_months: integer('duration_months'),
    max_redemptions: integer('max_redemptions'),
    expires_at: time('expires_at'),
    first_purchase_only: boolean('first_purchase_only').notNull(),
    is_active: boolean('is_active').notNull(),
    /** What it is at the payment provider, on the terms of now: nobody can redeem it without a code. */
    stripe_coupon_id: text('stripe_coupon_id').notNull(),
    /** Its code there; null until it is made. */
    stripe_promotion_code_id: text('stripe_promotion_code_id'),
    /** Whether the code is taken there, as it was last told. */
    is_open: boolean('is_open').notNull(),
  },
  (table) => [uniqueIndex('coupons_code').on(table.code).where(sql`${table.deleted_at} is null`)],
);

/** Coupons that a user redeemed, as the payment provider told. */
export const coupon_redemptions = pgTable(
  'coupon_redemptions',
  {
    user_id: uuid('user_id').notNull(),
    /** The payment provider's discount. */
    id: text('id').notNull(),
    coupon_id: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    subscription_id: text('subscription_id'),
    redeemed_at: time('redeemed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('coupon_redemptions_coupon').on(table.coupon_id, table.redeemed_at.desc()),
  ],
);
