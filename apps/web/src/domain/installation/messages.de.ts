import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Demonstration badge
  noProviderKeySet:
    'Die Antworten sind simuliert, weil kein Schlüssel eines Anbieters eingerichtet ist. Sie sagen nichts über echte Marken.',
  demonstrationData: 'Demodaten',

  // Import in words
  historyNotImported:
    'Der Verlauf wurde nicht importiert. Starten Sie Answerscope neu, um es erneut zu versuchen.',
  importing: message('Verlauf von {days, plural, one {# Tag} other {# Tagen}} wird importiert'),
  importDone: message('{progress, number, ::percent} fertig.'),
} satisfies Translation<typeof messages>;
