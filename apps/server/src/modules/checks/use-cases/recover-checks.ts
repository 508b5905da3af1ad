import { inTransaction, type Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { OUTCOME_UNKNOWN } from '../../answers/index.ts';
import { settleAttempts } from '../attempt-settler.engine.ts';
import type { CheckServices } from '../check.services.ts';
import type { ItemKey } from '../check-plan.shapes.ts';
import { findRun, listAbandonedItems, listLostAttempts, lockRunChannel } from '../checks.queries.ts';
import { listUnsettled } from '../settlements.queries.ts';
import { endWithoutAnswer } from './end-without-answer.ts';
import { loseAttempt } from './lose-attempt.ts';

const BATCH = 500;

export interface RecoveredChecks {
  /** Calls whose outcome is unknown, booked as spent. */
  lost: number;
  /** Checks that ended between two calls. */
  abandoned: number;
}

/**
 * Ends the checks whose process is gone. Nobody knows whether the provider billed a call under way, so its money is
 * booked as spent. One that cannot be ended is logged and does not hinder the others.
 */
export async function recoverChecks(services: CheckServices): Promise<RecoveredChecks> {
  const now = services.now();
  const by = { aheadMs: now.getTime() - Date.now(), limit: BATCH };
  const recovered = { lost: 0, abandoned: 0 };
  for (const attempt of await inTransaction(services.servicePool, null, (tx) => listLostAttempts(tx, by))) {
    if (
      !(await end(services, attempt.account_id, async (tx) => (await loseAttempt(tx, attempt, now)) !== null))
    )
      continue;
    const { channel, reserved_microdollars } = attempt;
    services.metrics.lostAttempts.inc({ channel });
    services.metrics.spentMicrodollars.inc({ channel }, reserved_microdollars);
    recovered.lost += 1;
  }
  for (const item of await inTransaction(services.servicePool, null, (tx) => listAbandonedItems(tx, by)))
    if (await end(services, item.account_id, (tx) => endAbandoned(tx, item, now))) recovered.abandoned += 1;
  const unsettled = await inTransaction(services.servicePool, null, (tx) =>
    listUnsettled(tx, { limit: BATCH }),
  );
  await settleAttempts(services.servicePool, unsettled);
  if (recovered.lost + recovered.abandoned > 0)
    services.log.warn(recovered, 'checks whose process is gone were ended');
  return recovered;
}

async function end(
  services: CheckServices,
  accountId: AccountId,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await services.tenant(accountId).transaction(work);
  } catch (error) {
    services.log.error({ err: error, account_id: accountId }, 'a lost check could not be ended');
    return false;
  }
}

async function endAbandoned(
  tx: Transaction,
  item: ItemKey & { asked_at: Date; lease_until: Date | null },
  now: Date,
): Promise<boolean> {
  const channel = await lockRunChannel(tx, item);
  const isStillOver = channel?.lease_until?.getTime() === item.lease_until?.getTime();
  if (channel?.state !== 'running' || !isStillOver) return false;
  await endAsUnknown(tx, item, { asked_at: item.asked_at, now });
  return true;
}

async function endAsUnknown(
  tx: Transaction,
  { account_id, run_id, channel, keyword_id }: ItemKey,
  times: { asked_at: Date; now: Date },
): Promise<void> {
  const run = await findRun(tx, account_id, run_id);
  await endWithoutAnswer(tx, {
    sample: { account_id, run_id, channel, keyword_id, sample_no: 1 },
    is_ad_hoc: run?.is_ad_hoc ?? true,
    failure: OUTCOME_UNKNOWN,
    ...times,
  });
}
