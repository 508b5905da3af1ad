import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Failure words
  detailsForTheAdministrator: 'Details für die Verwaltung',
  doesNotAnswer: message(
    '{assistant} antwortet nicht. Die Verwaltung muss Schlüssel, Guthaben oder Modell prüfen.',
  ),

  // State words
  notMentioned: 'Nicht erwähnt',
  noCompaniesMentioned: 'Keine Unternehmen erwähnt',
  checkFailed: 'Prüfung fehlgeschlagen',
  mentioned: 'Erwähnt',
  refused: 'Verweigert',

  // Verdict badge
  mentionedCompany: message('Erwähnt: {company}'),
  notMentionedCompany: message('Nicht erwähnt: {company}'),
  setByAdministrator: message('{state}, von der Verwaltung festgelegt'),
} satisfies Translation<typeof messages>;
