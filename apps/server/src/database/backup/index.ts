export { type BackupOptions, backupDatabase } from './backup.ts';
export { BackupError } from './backup-error.ts';
export { type RestoreOptions, readBackupManifest, restoreDatabase } from './restore.ts';
