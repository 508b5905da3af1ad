import { coupons } from '@answerscope/contract';
import { orNotFound } from '../../context/not-found.ts';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { administering } from '../audit/index.ts';
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
  const bindAdmin = bind(administering(servicePool));
  return {
    coupons: createResourceRoutes(admin.coupons, coupons, { servicePool, ...couponServices(payments) }),
    list_coupon_redemptions: bindAdmin(admin.list_coupon_redemptions, (ctx, { id }) =>
      ctx.readAll(async (tx) => {
        orNotFound(await findCoupon(tx, id));
        return {
          items: await listRedemptions(tx, id),
          total: (await countRedemptions(tx, [id])).get(id) ?? 0,
        };
      }),
    ),
  };
}
