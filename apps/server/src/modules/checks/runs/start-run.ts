import { type Run, type RunForecast, type StartRun, validationError } from '@answerscope/contract';
import { notFound, type SignedInContext } from '../../../http/context.ts';
import { getProfileRow } from '../../accounts/index.ts';
import type { CheckServices } from '../check-services.ts';
import { findBackgroundRun } from './run-progress.queries.ts';
import { findRunOfKey } from './run-rows.queries.ts';
import { planRun, writeRun } from './write-run.ts';

const KEY_LENGTH_MAX = 200;

/**
 * Writes a run for the workers and says how it stands; the same Idempotency-Key again is the same run.
 * @throws as writeRun
 */
export async function startRun(
  services: CheckServices,
  context: SignedInContext,
  input: StartRun,
): Promise<Run> {
  const { actor, now, idempotencyKey } = context;
  if (idempotencyKey !== null && (idempotencyKey.trim() === '' || idempotencyKey.length > KEY_LENGTH_MAX))
    throw validationError({ 'Idempotency-Key': [`Must have 1 to ${KEY_LENGTH_MAX} characters`] });
  const run = await context.db.transaction(async (tx) => {
    // Its lock makes two calls of one user wait for each other: one key, one run; one channel, one run.
    const profile = await getProfileRow(tx, actor.userId, { lock: true });
    const given = { trigger: 'manual', idempotencyKey } as const;
    const known = idempotencyKey === null ? null : await findRunOfKey(tx, actor.userId, idempotencyKey);
    const run_id = known ?? (await writeRun(tx, { services, profile, input, now, ...given }));
    const started = await findBackgroundRun(tx, actor.userId, run_id);
    if (started === null) throw notFound();
    return started;
  });
  services.wakeRuns();
  return run;
}

/** What such a run would cost and how long it would take. @throws as planRun */
export async function forecastRun(
  services: CheckServices,
  context: SignedInContext,
  input: StartRun,
): Promise<RunForecast> {
  return context.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, context.actor.userId);
    return (await planRun(tx, { services, profile, input, trigger: 'manual' })).forecast;
  });
}
