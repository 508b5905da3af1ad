import { coupons } from '@answerscope/contract';
import { notFound } from '../../context/not-found.ts';
import type { Pool } from '../../database/pool.ts';
import { asAdministrator } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { administration } from '../audit/index.ts';
import { createResourceRoutes } from '../resources/index.ts';
import { countRedemptions, findCoupon, listRedemptions } from './coupons.queries.ts';
import { type CouponServices, couponServices } from './coupons.services.ts';

/** Binds what administrators do with coupons. */
export function createCouponRoutes({
  servicePool,
  payments,
}: {
  servicePool: Pool;
  payments: CouponServices;
}) {
  const { admin } = procedures;
  return {
    coupons: createResourceRoutes(admin.coupons, coupons, { servicePool, ...couponServices(payments) }),
    list_coupon_redemptions: admin.list_coupon_redemptions.handler(({ context, input: { id } }) =>
      administration(servicePool, asAdministrator(context)).readAll(async (tx) => {
        if ((await findCoupon(tx, id)) === null) throw notFound();
        return {
          items: await listRedemptions(tx, id),
          total: (await countRedemptions(tx, [id])).get(id) ?? 0,
        };
      }),
    ),
  };
}
