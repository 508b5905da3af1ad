import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Context
  notViewingAsUser: 'Sie sehen gerade nicht die Ansicht eines Nutzers.',

  // Own host
  addressNotServed: 'Diese Adresse wird hier nicht bedient.',

  // Read body
  requestTooLarge: 'Die Anfrage ist zu groß.',

  // Input bounds
  tooManyEntries: message('Darf höchstens {max, plural, one {# Eintrag} other {# Einträge}} enthalten'),

  // Field messages
  fieldNotKnown: 'Dieses Feld ist unbekannt',
} satisfies Translation<typeof messages>;
