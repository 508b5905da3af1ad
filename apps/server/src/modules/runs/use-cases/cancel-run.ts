import type { Run } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import type { WebhookPublisher } from '../../webhooks/index.ts';
import type { RunServices } from '../run.services.ts';
import { findBackgroundRun } from '../run-progress.queries.ts';
import {
  announceRun,
  listEveryRunUnderWay,
  listRunsUnderWay,
  lockChannels,
  lockRun,
  type RunKey,
} from '../run-rows.queries.ts';
import { closeRun, isActive, stopChannel } from './end-channel.ts';

type CancelContext = AccountContext & { services: Pick<RunServices, 'webhooks'> };

/**
 * Asks no more questions of a run. Calls under way are finished and their answers stored; one that has ended stays as
 * it is.
 * @throws NOT_FOUND
 */
export async function cancelRun(ctx: CancelContext, runId: string): Promise<Run> {
  const account_id = ctx.accountId;
  return ctx.db.transaction(async (tx) => {
    if ((await findBackgroundRun(tx, account_id, runId)) === null) throw notFound();
    await cancelOpenRun(tx, { account_id, run_id: runId }, { at: ctx.now, ...ctx.services });
    return orNotFound(await findBackgroundRun(tx, account_id, runId));
  });
}

/** The same in a transaction of whoever knows that the run may be ended. False where it was not running. */
export async function cancelOpenRun(
  tx: Transaction,
  key: RunKey,
  { at, webhooks }: { at: Date; webhooks: WebhookPublisher },
): Promise<boolean> {
  const { account_id, run_id } = key;
  const channels = await lockChannels(tx, key);
  const run = await lockRun(tx, key);
  if (run?.state !== 'running') return false;
  for (const { channel, state } of channels)
    if (isActive(state))
      await stopChannel(tx, { account_id, run_id, channel }, { run, state: 'cancelled', at });
  await closeRun(tx, key, { state: 'cancelled', at, webhooks });
  await announceRun(tx, key);
  return true;
}

/** Ends every run under way of a user as cancelled; calls under way are finished and their answers stored. */
export async function cancelRunsOf(
  services: Pick<RunServices, 'tenant' | 'now' | 'webhooks'>,
  accountId: AccountId,
): Promise<void> {
  await services.tenant(accountId).transaction(async (tx) => {
    for (const run_id of await listRunsUnderWay(tx, accountId))
      await cancelOpenRun(
        tx,
        { account_id: accountId, run_id },
        { at: services.now(), webhooks: services.webhooks },
      );
  });
}

/**
 * Ends every run under way of this installation as cancelled, and says how many those were. For a database that no
 * worker is at, as after a restore; each can be gone on with by its owner.
 */
export async function cancelEveryRun(
  services: Pick<RunServices, 'servicePool' | 'tenant' | 'now' | 'webhooks'>,
): Promise<number> {
  const underWay = await listEveryRunUnderWay(services.servicePool);
  for (const key of underWay)
    await services
      .tenant(key.account_id)
      .transaction((tx) => cancelOpenRun(tx, key, { at: services.now(), webhooks: services.webhooks }));
  return underWay.length;
}
