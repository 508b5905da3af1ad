import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Home page
  home: 'Start',
  yourHomeNotLoaded: 'Ihre Startseite konnte nicht geladen werden',
  welcomeBack: 'Willkommen zurück',
  openTheDashboard: 'Dashboard öffnen',
  whatToDoNext: 'Nächste Schritte',
  whatChanged: 'Veränderungen',
  newestAnswers: 'Neueste Antworten',
  theNewestAnswersNotLoaded: 'Die neuesten Antworten konnten nicht geladen werden',
  welcomeBackName: message('Willkommen zurück, {name}'),
} satisfies Translation<typeof messages>;
