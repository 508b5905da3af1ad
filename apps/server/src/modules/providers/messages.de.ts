import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Texts of a result whose question was not sent
  cancelledBefore: message('Die Frage an {assistant} wurde vor dem Senden abgebrochen.'),
  limitsUnknown: message(
    '{assistant} wurde nicht gefragt, weil die Datenbank mit den Grenzen nicht antwortet.',
  ),
  allCallsTaken: message(
    '{assistant} bearbeitet bereits so viele Anfragen gleichzeitig wie erlaubt. Erhöhen Sie die Grenze des Kanals oder versuchen Sie es später erneut.',
  ),
  takesNoCall: message('{assistant} ist noch {seconds, number} s pausiert.'),

  // Why an assistant is paused
  namedNoWait: message('{error} (Keine Wartezeit genannt. Für {seconds, number} s pausiert.)'),
} satisfies Translation<typeof messages>;
