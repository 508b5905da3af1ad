import { z } from 'zod';
import { openPools } from '../database/open-database.ts';
import { type ConnectionSettings, inTransaction } from '../database/pool.ts';
import { connectionAs } from '../database/roles.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLog } from '../lib/log.ts';
import { createJobMetrics, defineJob, openJobQueue } from './index.ts';

/** What a process is given that dies over a job. */
export interface Dying {
  owner: ConnectionSettings;
  secret: string;
}

const deadly = defineJob({
  name: 'deadly',
  input: z.object({ text: z.string() }),
  retry: { times: 0, first_pause_seconds: 1, longest_pause_seconds: 1 },
  expire_seconds: 1,
  run: async () => {
    process.kill(process.pid, 'SIGKILL');
    // Until the signal has come.
    await new Promise(() => undefined);
  },
});

process.once('message', async ({ owner, secret }: Dying) => {
  const { servicePool } = openPools(owner, secret);
  const queue = await openJobQueue(connectionAs('service', owner, secret), {
    log: createLog('silent'),
    metrics: createJobMetrics(createMetrics().registry),
    isWorker: true,
  });
  await inTransaction(servicePool, null, (tx) => queue.enqueue(tx, deadly, { text: 'a' }));
  await queue.work([deadly], {});
});
