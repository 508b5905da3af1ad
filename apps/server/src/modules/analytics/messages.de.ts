import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Analytics
  lastDayInFuture: 'Der letzte Tag darf nicht nach heute liegen (UTC)',

  // Reports as files
  intentNotKnown: 'Unbekannt',
  currency: 'Währung',
  all: 'Alle',
  measureIn: message('{measure} ({unit})'),
  rangeBefore: message('{measure}, vorheriger Zeitraum'),
} satisfies Translation<typeof messages>;
