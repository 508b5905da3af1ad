import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { getTrackerSettings } from '../settings/index.ts';
import {
  type BackupFolder,
  prepareBackupFile,
  removeOldBackups,
  removeUnfinishedBackups,
} from './backup-files.client.ts';

/** What making a backup needs. */
export interface BackupJobContext extends BackupFolder {
  servicePool: Pool;
  now: () => Date;
  /** Saves the database and the secret in a file, as `npm run backup` does. */
  saveBackup: (outFile: string, now: Date) => Promise<void>;
}

/** Makes a backup, every night unless administrators have switched that off, and removes the oldest ones. */
export const makeBackup = defineJob({
  name: 'make-backup',
  input: z.object({ is_manual: z.boolean().default(false) }),
  retry: { times: 1, first_pause_seconds: 600, longest_pause_seconds: 600 },
  expire_seconds: 7_200,
  schedule: '37 2 * * *',
  run: async (context: BackupJobContext, { is_manual }) => {
    const { servicePool, now, saveBackup } = context;
    const at = now();
    await removeUnfinishedBackups(context, at);
    const { settings } = await inTransaction(servicePool, null, (tx) => getTrackerSettings(tx));
    if (!is_manual && !settings.nightly_backup) return;
    await saveBackup(await prepareBackupFile(context, at), at);
    await removeOldBackups(context, settings.backups_kept);
  },
});
