/** What an operator looks at every day, over all users: runs, jobs, mails, backups. */
export { type BackupJobContext, makeBackup } from './backups.jobs.ts';
export { createBackupRoutes } from './backups.routes.ts';
export { createJobRoutes } from './jobs.routes.ts';
export { createMailRoutes } from './mails.routes.ts';
export { createAllRunsRoutes } from './runs.routes.ts';
