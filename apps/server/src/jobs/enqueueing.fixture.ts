import { z } from 'zod';
import { openPools } from '../database/open-database.ts';
import { type ConnectionSettings, inTransaction } from '../database/pool.ts';
import { connectionAs } from '../database/roles.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLog } from '../lib/log.ts';
import { createJobMetrics, defineJob, openJobQueue } from './index.ts';

/** What a process is given that writes causes with their jobs until it is killed. */
export interface Enqueueing {
  owner: ConnectionSettings;
  secret: string;
}

/** A job that says which cause it belongs to. */
const followUp = defineJob({
  name: 'follow-up',
  input: z.object({ cause: z.string() }),
  retry: { times: 1, first_pause_seconds: 1, longest_pause_seconds: 1 },
  expire_seconds: 60,
  run: async () => undefined,
});

process.once('message', async ({ owner, secret }: Enqueueing) => {
  const { servicePool } = openPools(owner, secret);
  const queue = await openJobQueue(connectionAs('service', owner, secret), {
    log: createLog('silent'),
    metrics: createJobMetrics(createMetrics().registry),
    isWorker: false,
  });
  for (let number = 0; ; number += 1) {
    const cause = `cause ${process.pid} ${number}`;
    await inTransaction(servicePool, null, async (tx) => {
      await tx.$client.query("insert into rate_buckets values ($1, 0, '2026-01-01')", [cause]);
      await queue.enqueue(tx, followUp, { cause });
    });
    process.send?.(number);
  }
});
