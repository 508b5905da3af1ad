import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Start page
  whatsYourCompanyCalled: 'Wie heißt Ihr Unternehmen?',
  weAskAiAssistantsAbout:
    'Wir fragen KI-Assistenten nach Ihrer Branche und suchen Ihr Unternehmen in den Antworten.',
  step1Of2: 'Schritt 1 von 2',
  whichKeywordsDoWantTrack: 'Welche Keywords möchten Sie beobachten?',
  eachOneBecomesQuestionAssistant: 'Zu jedem beobachteten Keyword stellen wir die Frage, die darunter steht.',
  step2Of2: 'Schritt 2 von 2',
  skipForNow: 'Vorerst überspringen',
  loading: 'Wird geladen …',
  failedLoadProfileData: 'Die Profildaten konnten nicht geladen werden',
  skipIWillAddKeywords: 'Keywords selbst hinzufügen',
} satisfies Translation<typeof messages>;
