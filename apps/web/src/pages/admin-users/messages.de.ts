import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin users page
  adminUsers: 'Nutzer',
  loadingUsers: 'Nutzer werden geladen …',
  theUsersNotLoaded: 'Die Nutzer konnten nicht geladen werden',
  inviteUser: 'Nutzer einladen',
  exportCsv: 'CSV exportieren',
  noUsersMatchSearchAnd: 'Keine Nutzer passen zu Suche und Filtern.',
  userCount: message(
    '{isCapped, select, yes {mehr als } other {}}{count, plural, one {# Nutzer} other {# Nutzer}}',
  ),
} satisfies Translation<typeof messages>;
