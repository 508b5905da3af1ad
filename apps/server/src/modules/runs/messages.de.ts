import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Resume run
  checkDone: 'Diese Prüfung ist beendet. Starten Sie für fehlgeschlagene Keywords eine neue Prüfung.',
  checkTooOld: message(
    'Diese Prüfung ist älter als {days, plural, one {# Tag} other {# Tage}}. Bitte starten Sie eine neue.',
  ),
  planLacksAssistantsOfCheck:
    'Ihr Tarif enthält nicht alle Assistenten dieser Prüfung. Wechseln Sie zum Fortsetzen in einen höheren Tarif.',

  // Run slice
  processStoodStill: message('{assistant} wurde nicht gefragt, weil der Prozess nicht mehr reagierte.'),

  // Start run
  keyLength: message('Muss 1 bis {max, plural, one {# Zeichen} other {# Zeichen}} haben'),
  keyOfOtherCheck: 'Dieser Idempotency-Key gehört zu einer anderen Prüfung. Bitte verwenden Sie einen neuen.',

  // Write run
  alreadyRunning: message('Eine Prüfung Ihrer Keywords bei {assistant} läuft bereits.'),
  planLacksAssistants: message(
    'Ihr Tarif enthält {assistants} nicht. Wechseln Sie für diese Prüfung in einen höheren Tarif.',
  ),
  tooManyAnswers: message(
    'Ihr Tarif erlaubt in einer Prüfung {max, plural, one {# Antwort} other {# Antworten}} pro Frage. Fordern Sie weniger an oder wechseln Sie in einen höheren Tarif.',
  ),
} satisfies Translation<typeof messages>;
