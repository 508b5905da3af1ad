import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin tracker config page
  trackerConfiguration: 'Tracker-Konfiguration',
  loadingTheSettings: 'Einstellungen werden geladen …',
  whatHoldsForAllAssistants: 'Die Einstellungen für alle Assistenten konnten nicht geladen werden',
  theChannelsNotLoaded: 'Die Kanäle konnten nicht geladen werden',
  everyAssistantAskedWithProducts: 'Alle Assistenten verwenden die Standardeinstellungen.',
  assistantsChanged: message(
    '{changed, number} von {all, plural, one {# Assistent} other {# Assistenten}} mit eigenen Einstellungen.',
  ),
  needAttention: message(
    '{count, plural, one {{assistants} braucht Ihre Aufmerksamkeit.} other {{assistants} brauchen Ihre Aufmerksamkeit.}}',
  ),
} satisfies Translation<typeof messages>;
