import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin dashboard page
  adminDashboard: 'Dashboard der Verwaltung',
  days: 'Tage',
  theNumbersNotLoaded: 'Die Zahlen konnten nicht geladen werden',
  daysBack: message('{count, plural, one {# Tag} other {# Tage}}'),
} satisfies Translation<typeof messages>;
