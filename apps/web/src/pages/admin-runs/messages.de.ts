import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin runs page
  runs: 'Läufe',
  loadingRuns: 'Läufe werden geladen …',
  theRunsNotLoaded: 'Die Läufe konnten nicht geladen werden',
  exportCsv: 'CSV exportieren',
  noRunsMatchSearchAnd: 'Keine Läufe passen zu Suche und Filtern.',
  noRunsYet: 'Noch keine Läufe',
  runsAllUsersAppearHere: 'Die Läufe aller Nutzer erscheinen hier.',
  runCount: message(
    '{isCapped, select, yes {mehr als } other {}}{count, plural, one {# Lauf} other {# Läufe}}',
  ),
} satisfies Translation<typeof messages>;
