import { appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { JobQueue } from '../../../jobs/index.ts';
import { makeBackup } from '../backups.jobs.ts';
import { findNewestBackup } from '../backups.queries.ts';
import * as messages from '../messages.ts';

/** Has a worker make a backup now. @throws CONFLICT while one is under way */
export async function startBackup(ctx: AdminContext & { jobs: JobQueue }): Promise<{ state: 'waiting' }> {
  return ctx.administer(async ({ tx, audit }) => {
    const newest = await findNewestBackup(tx);
    if (newest?.state === 'waiting' || newest?.state === 'working')
      throw appError('CONFLICT', {
        message: messages.backupUnderWay,
        details: { reason: 'backup_under_way' },
      });
    await ctx.jobs.enqueue(tx, makeBackup, { is_manual: true });
    await audit({
      action: 'start_backup',
      subject_type: 'backup',
      subject_id: 'backup',
      reason: null,
      before: null,
      after: { state: 'waiting' },
    });
    return { state: 'waiting' };
  });
}
