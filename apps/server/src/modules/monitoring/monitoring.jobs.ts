import { LIMITS } from '@answerscope/contract';
import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import type { Log } from '../../lib/log.ts';
import { DAY_MS } from '../../lib/time.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { deleteResolvedGroups, deleteSurplusGroups } from './error-reports.queries.ts';
import { checkWarnings } from './use-cases/check-warnings.ts';
import { deleteWarningsBefore } from './warnings.queries.ts';

/** Forgets errors that were resolved and did not come back, and old warnings. */
export const forgetErrors = defineJob({
  name: 'forget-errors',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 3600 },
  expire_seconds: 600,
  schedule: '11 4 * * *',
  run: async ({ servicePool, now }: { servicePool: Pool; now: () => Date }) => {
    const before = new Date(now().getTime() - LIMITS.resolved_error_days * DAY_MS);
    await inTransaction(servicePool, null, (tx) => deleteResolvedGroups(tx, before));
    const oldest = new Date(now().getTime() - LIMITS.warning_days * DAY_MS);
    await inTransaction(servicePool, null, (tx) => deleteWarningsBefore(tx, oldest));
  },
});

/** Makes room for errors: in a job, so that no report waits for another one. */
export const trimErrors = defineJob({
  name: 'trim-errors',
  input: z.object({}),
  retry: { times: 1, first_pause_seconds: 30, longest_pause_seconds: 30 },
  expire_seconds: 120,
  schedule: '*/5 * * * *',
  run: async ({ servicePool, log }: { servicePool: Pool; log: Log }) => {
    const deleted = await inTransaction(servicePool, null, deleteSurplusGroups);
    if (deleted.length === 0) return;
    const ofWitness = Object.groupBy(deleted, (witness) => witness);
    const counts = Object.entries(ofWitness).map(([witness, { length }]) => [witness, length]);
    log.warn(
      { deleted: Object.fromEntries(counts) },
      'too many errors were reported: the surplus was deleted',
    );
  },
});

/** What looking at the warning rules needs. */
export interface WarningJobContext {
  servicePool: Pool;
  outbox: Outbox;
  baseUrl: string;
  dailyLimitMicrodollars: number;
  now: () => Date;
}

/** Looks at the warning rules, and mails what is met. */
export const warnAdministrators = defineJob({
  name: 'warn-administrators',
  input: z.object({}),
  retry: { times: 1, first_pause_seconds: 30, longest_pause_seconds: 30 },
  expire_seconds: 120,
  schedule: '*/5 * * * *',
  run: async ({ now, ...context }: WarningJobContext) => {
    await checkWarnings({ ...context, now: now() });
  },
});
