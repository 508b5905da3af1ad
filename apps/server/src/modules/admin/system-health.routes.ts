import { BACKUPS_KEPT_MAX } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { JobQueue } from '../../jobs/index.ts';
import { productVersion } from '../../lib/product-version.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { administering } from '../audit/index.ts';
import { getTrackerSettings } from '../settings/index.ts';
import { listBackupFiles } from './backup-files.ts';
import { findNewestBackupJob } from './jobs.queries.ts';
import { checkSystemHealth, type SystemParts } from './use-cases/check-system-health.ts';
import { sendTestMail } from './use-cases/send-test-mail.ts';
import { startBackup } from './use-cases/start-backup.ts';

/** Binds how the installation is. */
export function createSystemHealthRoutes({
  servicePool,
  outbox,
  jobs,
  config,
  database,
}: SystemParts & { servicePool: Pool; outbox: Outbox; jobs: JobQueue }) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  const upSince = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  return {
    get_system_health: bindAdmin(admin.get_system_health, async (ctx) => ({
      checks: await checkSystemHealth({ ...ctx, config, database }),
      checked_at: new Date().toISOString(),
      up_since: upSince,
      version: productVersion(),
    })),
    list_backups: bindAdmin(admin.list_backups, async (ctx) => {
      const { settings, newest } = await ctx.readAll(async (tx) => ({
        ...(await getTrackerSettings(tx)),
        newest: await findNewestBackupJob(tx),
      }));
      return {
        is_nightly: settings.nightly_backup,
        kept: settings.backups_kept,
        state: newest?.state ?? ('idle' as const),
        error: newest?.error ?? null,
        items: await listBackupFiles(config.dataDir, BACKUPS_KEPT_MAX),
      };
    }),
    start_backup: bindAdmin(admin.start_backup, (ctx) => startBackup({ ...ctx, jobs })),
    send_test_mail: bindAdmin(admin.send_test_mail, (ctx) => sendTestMail({ ...ctx, outbox })),
  };
}
