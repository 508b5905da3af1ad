import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Suggestion note
  suggestsKeywords: message(
    'Ein Assistent schlägt bis zu {most, number} Keywords vor. Sie wählen, welche Sie beobachten.',
  ),
  planHasRoom: message(
    'Im Tarif {plan} ist Platz für {keywords, plural, one {# Keyword} other {# Keywords}}.',
  ),
} satisfies Translation<typeof messages>;
