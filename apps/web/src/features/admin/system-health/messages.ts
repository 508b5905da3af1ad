import { message } from '@answerscope/contract';

// Backups panel
export const backupStarted = 'Backup started';
export const backupNotStarted = 'The backup could not be started';
export const backupsNotLoaded = 'The backups could not be loaded';
export const backups = 'Backups';
export const noBackupsYet = 'No backups yet';
export const backingUp = 'Backing up...';
export const backUpNow = 'Back up now';
export const changeSchedule = 'Change schedule';
export const backupSchedule = 'Backup schedule';
export const save = 'Save';
export const backupScheduleSaved = 'Backup schedule saved';
export const backUpEveryNight = 'Back up every night';
export const at0237Utc = 'At 02:37 UTC.';
export const filesToKeep = 'Files to keep';
export const file = 'File';
export const size = 'Size';
export const created = 'Created';
/** {files}: how many are kept */
export const everyNight = message(
  'Nightly at 02:37 UTC · keeps the newest {files, plural, one {file} other {#}} in DATA_DIR/backups',
);
/** {files}: how many are kept */
export const nightlyOff = message(
  'Nightly backups are off · keeps the newest {files, plural, one {file} other {#}} in DATA_DIR/backups',
);
/** {error}: what went wrong */
export const lastBackupFailed = message('The last backup failed: {error}');
export const noBackupRemoved = 'No backup is removed.';
/** {count}: of backups */
export const nextBackupRemoves = message(
  'The next backup removes {count, plural, one {# older file} other {# older files}}.',
);
/** {max}: how many files may be kept */
export const numberUpTo = message('Please enter a number from 1 to {max, number}');

// Check words
export const keysAndSecrets = 'Keys and secrets';
export const everythingWorks = 'Everything works';
export const database = 'Database';
export const migrations = 'Migrations';
export const workers = 'Workers';
export const jobs = 'Jobs';
export const mail = 'Email';
export const webhooks = 'Webhooks';
export const backup = 'Backup';
export const disk = 'Disk';
export const memory = 'Memory';
export const clock = 'Clock';
export const proxy = 'Proxy';
/** {failed}: parts of the installation; {warnings}: parts that need attention */
export const someFail = message(
  '{failed, plural, one {# part is failing} other {# parts are failing}}{warnings, plural, =0 {} one {, # more needs attention} other {, # more need attention}}',
);
/** {warnings}: parts that need attention */
export const someNeedAttention = message(
  '{warnings, plural, one {# part needs attention} other {# parts need attention}}',
);

// System checks
export const works = 'Works';
export const needsAttention = 'Needs attention';
export const failing = 'Failing';
export const testMailOnWay = 'Test email on its way';
export const testMailNotPosted = 'The test email could not be sent';
export const sendTestMail = 'Send test email';
/** {recipient}: an address */
export const mailGoesTo = message('It goes to {recipient} within seconds.');
