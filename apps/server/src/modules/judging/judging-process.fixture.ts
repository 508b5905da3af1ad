import { openPools } from '../../database/open-database.ts';
import { type ConnectionSettings, tenantDatabase } from '../../database/pool.ts';
import { createLog } from '../../lib/log.ts';
import { startJudgingEngine } from './judging.engine.ts';

/** What one process that judges again is given. */
export interface JudgingWork {
  owner: ConnectionSettings;
  secret: string;
  batchSize: number;
}

process.once('message', (work: JudgingWork) => {
  const { servicePool, appPool } = openPools(work.owner, work.secret);
  startJudgingEngine(
    {
      servicePool,
      tenant: (accountId) => tenantDatabase(appPool, accountId),
      log: createLog('silent'),
      now: () => new Date(),
    },
    { pollMs: 10, batchSize: work.batchSize },
  );
});
