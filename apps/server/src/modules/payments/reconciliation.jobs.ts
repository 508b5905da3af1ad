import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import type { PaymentServices } from './payments.services.ts';
import { endReconciliation, findWaiting, insertDrift } from './reconciliations.queries.ts';
import { reconcileNow } from './use-cases/reconcile.ts';

/** Compares what an administrator asked for, and keeps what it found. One that has ended is not done again. */
export const reconcileOnDemand = defineJob({
  name: 'reconcile-on-demand',
  input: z.object({ reconciliation_id: z.uuid() }),
  retry: { times: 2, first_pause_seconds: 5, longest_pause_seconds: 30 },
  expire_seconds: 3_000,
  run: async (services: PaymentServices, { reconciliation_id: id }) => {
    const { servicePool, now } = services;
    const asked = await inTransaction(servicePool, null, (tx) => findWaiting(tx, id));
    if (asked === null) return;
    const { drift, ...found } = await reconcileNow(services, { isDryRun: asked.is_dry_run });
    await inTransaction(servicePool, null, async (tx) => {
      for (const one of drift) await insertDrift(tx, { ...one, reconciliation_id: id });
      await endReconciliation(tx, id, { ...found, drifted: drift.length, state: 'done', ended_at: now() });
    });
  },
  giveUp: async ({ servicePool, now }: PaymentServices, { reconciliation_id: id }, failure) =>
    inTransaction(servicePool, null, (tx) =>
      endReconciliation(tx, id, { state: 'failed', ended_at: now(), failure }),
    ),
});
