import { inTransaction, type Transaction } from '../../../database/pool.ts';
import { settleSpend } from '../../plans/index.ts';
import type { ItemKey } from '../check-plan.ts';
import type { CheckServices } from '../check-services.ts';
import {
  closeAttempt,
  findRun,
  listAbandonedItems,
  listLostAttempts,
  lockAttempt,
  lockRunChannel,
} from '../checks.queries.ts';
import { OUTCOME_UNKNOWN } from '../failure.rules.ts';
import { endWithoutAnswer } from './end-without-answer.ts';

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
  const by = { at: now, limit: BATCH };
  const recovered = { lost: 0, abandoned: 0 };
  for (const attempt of await inTransaction(services.servicePool, null, (tx) => listLostAttempts(tx, by))) {
    if (!(await end(services, attempt.user_id, (tx) => giveUpAttempt(tx, attempt, now)))) continue;
    const { channel, reserved_microdollars } = attempt;
    services.metrics.lostAttempts.inc({ channel });
    services.metrics.spentMicrodollars.inc({ channel }, reserved_microdollars);
    recovered.lost += 1;
  }
  for (const item of await inTransaction(services.servicePool, null, (tx) => listAbandonedItems(tx, by)))
    if (await end(services, item.user_id, (tx) => endAbandoned(tx, item, now))) recovered.abandoned += 1;
  if (recovered.lost + recovered.abandoned > 0)
    services.log.warn(recovered, 'checks whose process is gone were ended');
  return recovered;
}

async function end(
  services: CheckServices,
  userId: string,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await services.tenant(userId).transaction(work);
  } catch (error) {
    services.log.error({ err: error, user_id: userId }, 'a lost check could not be ended');
    return false;
  }
}

async function giveUpAttempt(
  tx: Transaction,
  lost: { user_id: string; id: string },
  now: Date,
): Promise<boolean> {
  const attempt = await lockAttempt(tx, lost.user_id, lost.id);
  if (attempt?.state !== 'asking') return false;
  const { user_id, channel, asked_at, reserved_microdollars } = attempt;
  await closeAttempt(tx, attempt, {
    state: 'lost',
    cost_microdollars: reserved_microdollars,
    error_message: OUTCOME_UNKNOWN.response_text,
    ended_at: now,
  });
  await endAsUnknown(tx, attempt, { asked_at, now });
  await settleSpend(tx, {
    userId: user_id,
    provider: channel,
    at: asked_at,
    reservedMicrodollars: reserved_microdollars,
    spentMicrodollars: reserved_microdollars,
  });
  return true;
}

async function endAbandoned(
  tx: Transaction,
  item: ItemKey & { asked_at: Date },
  now: Date,
): Promise<boolean> {
  const channel = await lockRunChannel(tx, item);
  if (channel?.state !== 'running' || channel.lease_until === null || channel.lease_until >= now)
    return false;
  await endAsUnknown(tx, item, { asked_at: item.asked_at, now });
  return true;
}

async function endAsUnknown(
  tx: Transaction,
  { user_id, run_id, channel, keyword_id }: ItemKey,
  times: { asked_at: Date; now: Date },
): Promise<void> {
  const run = await findRun(tx, user_id, run_id);
  await endWithoutAnswer(tx, {
    item: { user_id, run_id, channel, keyword_id },
    is_ad_hoc: run?.is_ad_hoc ?? true,
    is_simulated: run?.settings[channel]?.is_simulated ?? false,
    failure: OUTCOME_UNKNOWN,
    ...times,
  });
}
