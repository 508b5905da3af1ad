import { appError, type Run, type RunForecast, type StartRun, validationError } from '@answerscope/contract';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import * as messages from '../messages.ts';
import { requestHash } from '../request-hash.rules.ts';
import type { RunContext } from '../run.services.ts';
import { findBackgroundRun } from '../run-progress.queries.ts';
import { findRunOfKey } from '../run-rows.queries.ts';
import { planRun, writeRun } from './write-run.ts';

const KEY_LENGTH_MAX = 200;

/**
 * Writes a run for the workers and says how it stands; the same Idempotency-Key again is the same run.
 * @throws as writeRun; CONFLICT when the key was given for another request
 */
export async function startRun(ctx: RunContext, input: StartRun): Promise<Run> {
  const { services, accountId, now, idempotencyKey } = ctx;
  if (idempotencyKey !== null && (idempotencyKey.trim() === '' || idempotencyKey.length > KEY_LENGTH_MAX))
    throw validationError({ 'Idempotency-Key': [messages.keyLength({ max: KEY_LENGTH_MAX })] });
  const run = await ctx.db.transaction(async (tx) => {
    // Its lock makes two calls of one user wait for each other: one key, one run; one channel, one run.
    const profile = await getProfileRow(tx, accountId, { lock: true });
    const given = { trigger: 'manual', idempotencyKey } as const;
    const known = await findKnownRun(tx, accountId, { idempotencyKey, input });
    const run_id = known ?? (await writeRun(tx, { services, profile, input, now, ...given }));
    return orNotFound(await findBackgroundRun(tx, accountId, run_id));
  });
  services.wakeRuns();
  return run;
}

/** The run that a request has made before; null for a new one. */
async function findKnownRun(
  tx: Transaction,
  accountId: AccountId,
  { idempotencyKey, input }: { idempotencyKey: string | null; input: StartRun },
): Promise<string | null> {
  if (idempotencyKey === null) return null;
  const known = await findRunOfKey(tx, accountId, idempotencyKey);
  if (known === null) return null;
  // Runs from before requests were told apart have no fingerprint.
  if (known.request_hash !== null && known.request_hash !== requestHash(input))
    throw appError('CONFLICT', {
      message: messages.keyOfOtherCheck,
      details: { reason: 'idempotency_key_reused', conflicting_id: known.id },
    });
  return known.id;
}

/** What such a run would cost and how long it would take. @throws as planRun */
export async function forecastRun(ctx: RunContext, input: StartRun): Promise<RunForecast> {
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, ctx.accountId);
    return (await planRun(tx, { services: ctx.services, profile, input, trigger: 'manual' })).forecast;
  });
}
