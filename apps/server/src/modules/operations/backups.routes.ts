import { BACKUPS_KEPT_MAX } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { JobQueue } from '../../jobs/index.ts';
import { administering } from '../audit/index.ts';
import { getTrackerSettings } from '../settings/index.ts';
import { type BackupFolder, listBackupFiles } from './backup-files.client.ts';
import { findNewestBackup } from './backups.queries.ts';
import { startBackup } from './use-cases/start-backup.ts';

interface BackupServices {
  servicePool: Pool;
  jobs: JobQueue;
  config: BackupFolder;
}

/** Binds what administrators see and start of backups. */
export function createBackupRoutes({ servicePool, jobs, config }: BackupServices) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    list_backups: bindAdmin(admin.list_backups, async (ctx) => {
      const { settings, newest } = await ctx.readAll(async (tx) => ({
        ...(await getTrackerSettings(tx)),
        newest: await findNewestBackup(tx),
      }));
      return {
        is_nightly: settings.nightly_backup,
        kept: settings.backups_kept,
        state: newest?.state ?? ('idle' as const),
        error: newest?.error ?? null,
        items: await listBackupFiles(config, BACKUPS_KEPT_MAX),
      };
    }),
    start_backup: bindAdmin(admin.start_backup, (ctx) => startBackup({ ...ctx, jobs })),
  };
}
