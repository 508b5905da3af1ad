import type { AdminAttention } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { toDollars } from '../../../lib/money.ts';
import {
  countFailedWork,
  countOpenDisputes,
  countWaiting,
  findDay,
  listPausedProviders,
} from '../attention.queries.ts';

/** A worker looks for work every few seconds: what waits longer, waits for somebody. */
const WAITING_MS = 5 * 60_000;

/** What needs an administrator now, over all users. */
export async function getAttention(
  ctx: AdminContext & { dailyLimitMicrodollars: number },
): Promise<AdminAttention> {
  return ctx.readAll(async (tx) => {
    const day = await findDay(tx, ctx.now.toISOString().slice(0, 10));
    return {
      paused_providers: await listPausedProviders(tx, ctx.now),
      today: {
        spent_usd: toDollars(day.spent),
        reserved_usd: toDollars(day.reserved),
        limit_usd: toDollars(ctx.dailyLimitMicrodollars),
      },
      waiting: await countWaiting(tx, new Date(ctx.now.getTime() - WAITING_MS)),
      ...(await countFailedWork(tx)),
      open_disputes: await countOpenDisputes(tx),
    };
  });
}
