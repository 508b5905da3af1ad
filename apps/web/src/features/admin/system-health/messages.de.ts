import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Backups panel
  backupStarted: 'Sicherung gestartet',
  backupNotStarted: 'Die Sicherung konnte nicht gestartet werden',
  backupsNotLoaded: 'Die Sicherungen konnten nicht geladen werden',
  backups: 'Sicherungen',
  noBackupsYet: 'Noch keine Sicherungen',
  backingUp: 'Wird gesichert …',
  backUpNow: 'Jetzt sichern',
  changeSchedule: 'Zeitplan ändern',
  backupSchedule: 'Zeitplan der Sicherungen',
  save: 'Speichern',
  backupScheduleSaved: 'Zeitplan der Sicherungen gespeichert',
  backUpEveryNight: 'Jede Nacht sichern',
  at0237Utc: 'Um 02:37 UTC.',
  filesToKeep: 'Aufbewahrte Dateien',
  file: 'Datei',
  size: 'Größe',
  created: 'Erstellt',
  everyNight: message(
    'Jede Nacht um 02:37 UTC · {files, plural, one {die neueste Datei bleibt} other {die # neuesten bleiben}} in DATA_DIR/backups',
  ),
  nightlyOff: message(
    'Nächtliche Sicherungen sind aus · {files, plural, one {die neueste Datei bleibt} other {die # neuesten bleiben}} in DATA_DIR/backups',
  ),
  lastBackupFailed: message('Die letzte Sicherung ist fehlgeschlagen: {error}'),
  noBackupRemoved: 'Keine Sicherung wird entfernt.',
  nextBackupRemoves: message(
    'Die nächste Sicherung entfernt {count, plural, one {# ältere Datei} other {# ältere Dateien}}.',
  ),
  numberUpTo: message('Bitte geben Sie eine Zahl von 1 bis {max, number} ein'),

  // Check words
  keysAndSecrets: 'Schlüssel',
  everythingWorks: 'Alles funktioniert',
  database: 'Datenbank',
  migrations: 'Migrationen',
  workers: 'Worker',
  jobs: 'Hintergrundaufgaben',
  mail: 'E-Mail',
  webhooks: 'Webhooks',
  backup: 'Sicherung',
  disk: 'Datenträger',
  memory: 'Arbeitsspeicher',
  clock: 'Uhr',
  proxy: 'Proxy',
  someFail: message(
    '{failed, plural, one {# Teil ist gestört} other {# Teile sind gestört}}{warnings, plural, =0 {} one {, bei # weiteren besteht Handlungsbedarf} other {, bei # weiteren besteht Handlungsbedarf}}',
  ),
  someNeedAttention: message('Handlungsbedarf bei {warnings, plural, one {# Punkt} other {# Punkten}}'),

  // System checks
  works: 'Funktioniert',
  needsAttention: 'Handlungsbedarf',
  failing: 'Gestört',
  testMailOnWay: 'Test-E-Mail unterwegs',
  testMailNotPosted: 'Die Test-E-Mail konnte nicht gesendet werden',
  sendTestMail: 'Test-E-Mail senden',
  mailGoesTo: message('Sie geht in wenigen Sekunden an {recipient}.'),
} satisfies Translation<typeof messages>;
