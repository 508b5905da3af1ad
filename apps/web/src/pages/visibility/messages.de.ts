import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Tracked keywords
  yourKeywordsNotLoaded: 'Ihre Keywords konnten nicht geladen werden',
  checkSelected: 'Auswahl prüfen',

  // Visibility page
  visibilityTracker: 'Sichtbarkeits-Tracker',
  theVisibilityTrackerNotLoaded: 'Der Sichtbarkeits-Tracker konnte nicht geladen werden',
  theNewestResultsNotLoaded: 'Die neuesten Ergebnisse konnten nicht geladen werden',
  newestAnswersMention: message(
    '{mentioned, number} von {keywords, plural, one {# neuesten Prüfung} other {# neuesten Prüfungen}} mit {assistant} {mentioned, plural, one {enthält} other {enthalten}} eine Erwähnung.',
  ),
} satisfies Translation<typeof messages>;
