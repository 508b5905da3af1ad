// Backups panel
export const backupStarted = 'Backup started';
export const theBackupNotStarted = 'The backup could not be started';
export const theBackupsNotLoaded = 'The backups could not be loaded';
export const backups = 'Backups';
export const noBackupsYet = 'No backups yet';
export const backupsAppearHereOnceThey = 'Backups appear here once they are made.';
export const backingUp = 'Backing up...';
export const backUpNow = 'Back up now';
export const changeSchedule = 'Change schedule';
export const backupSchedule = 'Backup schedule';
export const save = 'Save';
export const backupScheduleSaved = 'Backup schedule saved';
export const backUpEveryNight = 'Back up every night';
export const at0237Utc = 'At 02:37 UTC.';
export const filesToKeep = 'Files to keep';

// Check words
export const keysAndSecrets = 'Keys and secrets';
export const everythingWorks = 'Everything works';

// System checks
export const works = 'Works';
export const needsAttention = 'Needs attention';
export const failing = 'Failing';
export const testMailOnWay = 'Test mail on its way';
export const theTestMailNotPosted = 'The test mail could not be posted';
export const sendTestMail = 'Send test mail';
