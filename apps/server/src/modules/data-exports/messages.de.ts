import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Data exports
  exportFailed: 'Der Export ist fehlgeschlagen. Den Grund zeigt „Hintergrundaufgaben“.',

  // Data exports
  deletedAccount: 'Ein gelöschtes Konto',

  // Keep data exports
  tooManyAtOnce: message(
    '{max, plural, one {Es läuft bereits # Export. Bitte warten Sie, bis er fertig ist.} other {Es laufen bereits # Exporte. Bitte warten Sie, bis einer fertig ist.}}',
  ),
  tooManyFiles: message(
    'Es gibt {max, plural, one {# Datei} other {# Dateien}}. Bitte löschen Sie zuerst eine.',
  ),
  filesTooLarge: message(
    'Alle Dateien zusammen erreichen die Grenze von {gigabytes, number} GB. Bitte löschen Sie zuerst eine.',
  ),
  noSuchUser: 'Kein Nutzer hat diese E-Mail-Adresse oder ID',

  // Write data export
  fileTooLarge: message(
    'Die Datei wäre größer als {gigabytes, number} GB. Bitte wählen Sie weniger Tage, einen Nutzer oder einen Assistenten.',
  ),
  allFilesTooLarge: message(
    'Alle Dateien zusammen wären größer als {gigabytes, number} GB. Bitte löschen Sie zuerst eine oder wählen Sie weniger Tage.',
  ),
} satisfies Translation<typeof messages>;
