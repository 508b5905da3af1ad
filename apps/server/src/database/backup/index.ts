export { type BackupOptions, backupDatabase, type ExtraFile } from './backup.ts';
export { BackupError } from './backup-error.ts';
export type { BackupManifest } from './manifest.ts';
export { type RestoreOptions, readBackupManifest, restoreDatabase } from './restore.ts';
