/** What an operator looks at every day, over all users: runs, mails, backups. */
export { type BackupJobContext, makeBackup } from './backups.jobs.ts';
export { createBackupRoutes } from './backups.routes.ts';
export { createMailRoutes } from './mails.routes.ts';
export { createAllRunsRoutes } from './runs.routes.ts';
