import { appError, type MyDataCopy } from '@answerscope/contract';
import { type PersonContext, reading } from '../../../../context/account-context.ts';
import { orNotFound } from '../../../../context/not-found.ts';
import type { JobQueue } from '../../../../jobs/index.ts';
import { newId } from '../../../../lib/ids.ts';
import { findAccountForUpdate } from '../../accounts.queries.ts';
import * as messages from '../../messages.ts';
import { findNewestCopy, replaceCopies } from '../data-copies.queries.ts';
import { prepareDataCopy } from '../data-copy.jobs.ts';
import { nextCopyAt, toMyDataCopy } from '../data-copy.rules.ts';

/** How far the newest copy of the caller's data is. */
export function getDataCopy(ctx: PersonContext): Promise<MyDataCopy> {
  return reading(ctx, async (tx) => toMyDataCopy(await findNewestCopy(tx, ctx.personId), ctx.now));
}

/**
 * Has everything of the caller put together in one file; an earlier one is removed.
 * @throws RATE_LIMIT_EXCEEDED within a day of the last
 */
export async function requestDataCopy(ctx: PersonContext & { jobs: JobQueue }): Promise<MyDataCopy> {
  const { personId, accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    // Of two requests at once the second waits here, and finds the first.
    orNotFound(await findAccountForUpdate(tx, accountId));
    const next = nextCopyAt(await findNewestCopy(tx, personId), now);
    if (next !== null)
      throw appError('RATE_LIMIT_EXCEEDED', {
        message: messages.onceADay,
        details: { retry_after_seconds: Math.ceil((next.getTime() - now.getTime()) / 1000) },
      });
    const id = newId(now.getTime());
    await replaceCopies(tx, { user_id: personId, id, requested_at: now });
    await ctx.jobs.enqueue(tx, prepareDataCopy, { account_id: accountId, copy_id: id });
    return toMyDataCopy(await findNewestCopy(tx, personId), now);
  });
}
