import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Error groups
  errorAlready: message(
    'Dieser Fehler ist bereits {state, select, resolved {behoben} ignored {ignoriert} other {offen}}.',
  ),

  // Warnings
  warningSubject: message('{product}: {rule}'),
  ruleMet: message('Die Warnregel „{rule}“ hat ausgelöst.'),
  measured: message('{value, number}'),
  comparedWith: message('{comparison} {threshold, number}'),
  minutes: message('{count, plural, one {# Minute} other {# Minuten}}'),
  warnsWhenItIs: 'Warnt bei',
  overTheLast: 'In den letzten',
  seeWhatNeedsYou: 'Ansehen, was zu tun ist',

  // Rules that come with the product
  manyCallsFail: 'Viele Anfragen an Assistenten schlagen fehl',
  checksWait: 'Prüfungen warten auf einen Worker',
  spendingNearsLimit: 'Die Ausgaben des Tages nähern sich der Grenze',
  highMemoryUsage: 'Hohe Speicherauslastung',
  highErrorRate: 'Hohe Fehlerrate',
  slowResponseTime: 'Langsame Antworten',
} satisfies Translation<typeof messages>;
