import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin function test page
  functionTest: 'Funktionstest',
  loadingTheFunctions: 'Funktionen werden geladen …',
  theFunctionsNotLoaded: 'Die Funktionen konnten nicht geladen werden',
  functions: 'Funktionen',
  functionCount: message('{count, plural, one {# Funktion} other {# Funktionen}}'),
} satisfies Translation<typeof messages>;
