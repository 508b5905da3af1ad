import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin omega page
  omegaManagement: 'Omega-Verwaltung',
  loadingTheSetStatuses: 'Gesetzte Status werden geladen …',
  theSetStatusesNotLoaded: 'Die gesetzten Status konnten nicht geladen werden',
  setAStatus: 'Status setzen',
  nothingSetFitsSearchAnd: 'Kein Status passt zu Suche und Filtern.',
  whereRulesWrongAboutKeyword:
    'Wo die Regeln falsch liegen, setzen Sie den Status eines Keywords bei einem Assistenten selbst. Gesetzte Status sind gekennzeichnet. Antworten und Quoten ändern sich nicht.',
  setStatuses: message(
    '{count, plural, one {# gesetzter Status} other {# gesetzte Status}}, {state, select, in_force {in Kraft} expired {abgelaufen} other {aufgehoben}}',
  ),
} satisfies Translation<typeof messages>;
