import type { AdminAnalytics } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { listRevenueDays } from '../../analytics/index.ts';
import { type PaymentServices, paymentModeOf } from '../../payments/index.ts';
import { countAccounts, countUsersOfPlans, listDays } from '../analytics.queries.ts';

/** What happened in the installation in the last `daysBack` calendar days (UTC): today is the last of them. */
export async function getAdminAnalytics(
  ctx: AdminContext & Pick<PaymentServices, 'stripe'>,
  { data: { daysBack } }: AdminCall<'get_admin_analytics'>,
): Promise<AdminAnalytics> {
  return ctx.readAll(async (tx) => {
    const days = await listDays(tx, { daysBack, at: ctx.now });
    const midnight = Math.floor(ctx.now.getTime() / DAY_MS) * DAY_MS;
    const from = new Date(midnight - (daysBack - 1) * DAY_MS);
    const accounts = await countAccounts(tx, from);
    const paid = await listRevenueDays(tx, { from, to: new Date(midnight + DAY_MS) });
    const sum = (of: 'new_users' | 'runs' | 'answers' | 'spent_usd') =>
      days.reduce((total, day) => total + day[of], 0);
    return {
      days_back: daysBack,
      totals: {
        ...accounts,
        new_users: sum('new_users'),
        runs: sum('runs'),
        answers: sum('answers'),
        spent_usd: sum('spent_usd'),
      },
      days,
      payment_mode: paymentModeOf(ctx.stripe),
      revenue: byCurrency(paid),
      plans: await countUsersOfPlans(tx),
    };
  });
}

function byCurrency(paid: Awaited<ReturnType<typeof listRevenueDays>>): AdminAnalytics['revenue'] {
  return [...new Set(paid.map(({ currency }) => currency))].map((currency) => {
    const days = paid.filter((one) => one.currency === currency);
    return {
      currency,
      paid_cents: days.reduce((sum, { paid_cents }) => sum + paid_cents, 0),
      days: days.map(({ day, paid_cents }) => ({ day, paid_cents })),
    };
  });
}
