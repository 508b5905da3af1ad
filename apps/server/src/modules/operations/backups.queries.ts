import { type Backups, LIMITS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { JOB_SCHEMA } from '../../database/job-tables.ts';
import type { Transaction } from '../../database/pool.ts';

/** Our word for each state of the queue's. */
const STATE_OF = {
  created: 'waiting',
  retry: 'waiting',
  active: 'working',
  completed: 'done',
  failed: 'failed',
} as const satisfies Record<string, Backups['state']>;

/** How the newest backup job went; null where there was none within a week. */
export async function findNewestBackup(tx: Transaction): Promise<Pick<Backups, 'state' | 'error'> | null> {
  const { rows } = await tx.execute<{ state: keyof typeof STATE_OF; error: string | null }>(sql`
    select state::text as state, left(output->>'message', ${LIMITS.error_message_max}) as error
    from ${sql.identifier(JOB_SCHEMA)}.job
    where name = 'make-backup' and state <> 'cancelled' order by created_on desc limit 1`);
  const [row] = rows;
  if (row === undefined) return null;
  return { state: STATE_OF[row.state], error: row.state === 'completed' ? null : row.error };
}
