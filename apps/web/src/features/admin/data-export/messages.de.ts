import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Export form
  what: 'Inhalt',
  user: 'Nutzer',
  wholeEmailOrId: 'Vollständige E-Mail-Adresse oder ID',
  assistant: 'Assistent',
  allAssistants: 'Alle Assistenten',
  format: 'Format',
  includePersonalData: 'Mit personenbezogenen Daten',
  personalDataHint:
    'Ohne sie erscheinen Personen nur als IDs. Mit ihnen schützen Sie die Datei wie die Datenbank.',
  reason: 'Grund',
  keptInAuditLog: 'Steht später im Audit-Protokoll.',
  starting: 'Wird gestartet …',
  startExport: 'Export starten',
  columnsOfTheFile: 'Spalten der Datei',
  from: message('{time} ab (UTC)'),
  until: message('{time} bis'),
  personal: 'personenbezogen',

  // Export in words
  allRows: 'Alle Zeilen',
  fromDay: message('Ab {day}'),
  untilDay: message('Bis {day}'),
  fileSize: message('{format}, {rows, plural, one {# Zeile} other {# Zeilen}}, {size}'),

  // Export list
  inProgress: 'Läuft',
  ready: 'Bereit',
  failed: 'Fehlgeschlagen',
  loadingTheExports: 'Exporte werden geladen …',
  personalData: 'Personenbezogene Daten',
  download: 'Herunterladen',
  cancel: 'Abbrechen',
  deleteLabel: 'Löschen',
  puttingTheFileTogether: 'Datei wird erstellt',
  youCanLeavePage: 'Sie können diese Seite verlassen.',
  operationFailed: 'Vorgang fehlgeschlagen',
  cancelThisExport: 'Diesen Export abbrechen?',
  deleteThisExport: 'Diesen Export löschen?',
  cancelExport: 'Export abbrechen',
  deleteExport: 'Export löschen',
  keepIt: 'Behalten',
  askedForBy: message('Angefordert am <at></at> von {user}'),
  askedForByDeleted: message('Angefordert am <at></at> von einem gelöschten Konto'),
  expires: message('läuft ab am <at></at>'),
  whatGoes: message('{what}, {filters}. Nur die Datei wird gelöscht. Sie können den Export erneut starten.'),
} satisfies Translation<typeof messages>;
