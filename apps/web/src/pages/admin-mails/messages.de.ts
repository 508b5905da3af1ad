import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin mails page
  mails: 'E-Mails',
  loadingMails: 'E-Mails werden geladen …',
  theMailsNotLoaded: 'Die E-Mails konnten nicht geladen werden',
  noMailsMatchSearchAnd: 'Keine E-Mails passen zu Suche und Status.',
  noMailsYet: 'Noch keine E-Mails',
  mailsLast30DaysAppear: 'E-Mails der letzten 30 Tage erscheinen hier.',
  mailCount: message(
    '{isCapped, select, yes {mehr als } other {}}{count, plural, one {# E-Mail} other {# E-Mails}} in den letzten 30 Tagen',
  ),
} satisfies Translation<typeof messages>;
