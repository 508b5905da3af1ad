import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin audit page
  auditLogs: 'Audit-Protokoll',
  loadingTheAuditRows: 'Audit-Protokoll wird geladen …',
  theAuditRowsNotLoaded: 'Das Audit-Protokoll konnte nicht geladen werden',
  exportCsv: 'CSV exportieren',
  nothingAdministratorDidFitsThese: 'Keine Aktion passt zu diesen Filtern.',
  nothingYet: 'Noch nichts',
  whatAdministratorsChangeListedHere:
    'Änderungen der Verwaltung erscheinen hier mit Nutzer, Grund und Adresse.',
  actCount: message(
    '{isCapped, select, yes {mehr als } other {}}{count, plural, one {# Aktion} other {# Aktionen}}',
  ),
} satisfies Translation<typeof messages>;
