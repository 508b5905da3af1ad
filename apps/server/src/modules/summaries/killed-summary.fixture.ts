import { openPools } from '../../database/open-database.ts';
import { type ConnectionSettings, tenantDatabase } from '../../database/pool.ts';
import { insertMail } from '../../mail/outbox.queries.ts';
import type { SummaryKey } from './summaries.queries.ts';
import { writeSummary } from './use-cases/write-summary.ts';

/** What a process is given that is killed while it posts a summary. */
export interface Killed {
  owner: ConnectionSettings;
  secret: string;
  key: SummaryKey;
}

process.once('message', async ({ owner, secret, key }: Killed) => {
  const { appPool, servicePool } = openPools(owner, secret);
  const post = async (...[tx, mail]: Parameters<Parameters<typeof writeSummary>[0]['outbox']['post']>) => {
    await insertMail(tx, mail, new Date());
    process.kill(process.pid, 'SIGKILL');
    // Until the signal has come.
    await new Promise(() => undefined);
  };
  await writeSummary(
    {
      tenant: (accountId) => tenantDatabase(appPool, accountId),
      servicePool,
      outbox: { post, postFrom: () => Promise.reject(new Error('not used')) },
      baseUrl: 'http://localhost',
      unsubscribeSecret: secret,
      isDemonstration: false,
      configuredChannels: ['openai'],
      now: () => new Date(),
    },
    key,
  );
});
