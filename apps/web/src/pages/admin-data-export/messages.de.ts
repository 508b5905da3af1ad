import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin data export page
  dataExport: 'Datenexport',
  loadingTheExports: 'Exporte werden geladen …',
  newExport: 'Neuer Export',
  exports: 'Exporte',
  theExportsNotLoaded: 'Die Exporte konnten nicht geladen werden',
  noExports: 'Keine Exporte',
  filesAreListedHere: message(
    'Exporte aller Administratoren erscheinen hier. Dateien werden nach {hours, plural, one {# Stunde} other {# Stunden}} gelöscht.',
  ),
  noFiles: message(
    'Keine Dateien. Jede bleibt {hours, plural, one {# Stunde} other {# Stunden}} gespeichert.',
  ),
  filesKept: message(
    '{files, plural, one {# Datei} other {# Dateien}}, jede {hours, plural, one {# Stunde} other {# Stunden}} gespeichert',
  ),
} satisfies Translation<typeof messages>;
