import { LIMITS } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { administering } from '../audit/index.ts';
import type { PaymentServices } from '../payments/index.ts';
import { listAllPayments, listAllSubscriptions } from './payment-lists.queries.ts';

/** Binds the lists of everybody's subscriptions and invoices. */
export function createPaymentListRoutes({
  servicePool,
  payments: { stripe },
}: {
  servicePool: Pool;
  payments: Pick<PaymentServices, 'stripe'>;
}) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  const inPages = <Listed extends object>({ page }: { page: number }, listed: Listed) => ({
    ...listed,
    page,
    page_size: LIMITS.page_size,
  });
  return {
    list_subscriptions: bindAdmin(admin.list_subscriptions, (ctx, input) =>
      ctx.readAll(async (tx) => inPages(input, await listAllSubscriptions(tx, input, stripe))),
    ),
    list_payments: bindAdmin(admin.list_payments, (ctx, input) =>
      ctx.readAll(async (tx) => inPages(input, await listAllPayments(tx, input, stripe))),
    ),
  };
}
