import type { AdminAnalytics, AdminOperationInput } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { countAccounts, countUsersOfPlans, listDays } from '../analytics.queries.ts';

const DAY_MS = 86_400_000;

/** What happened in the installation in the last days, by calendar day (UTC), today included. */
export async function getAdminAnalytics(
  ctx: AdminContext,
  { data: { daysBack } }: AdminOperationInput<'get_admin_analytics'>,
): Promise<AdminAnalytics> {
  return ctx.readAll(async (tx) => {
    const days = await listDays(tx, { daysBack, at: ctx.now });
    const midnight = Math.floor(ctx.now.getTime() / DAY_MS) * DAY_MS;
    const accounts = await countAccounts(tx, new Date(midnight - daysBack * DAY_MS));
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
      plans: await countUsersOfPlans(tx),
    };
  });
}
