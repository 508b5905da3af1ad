import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin error monitoring page
  errorMonitoring: 'Fehlerüberwachung',
  whatBrowserHasMeasured: 'Von diesem Browser gemessen und nur hier gespeichert.',
  since: message('Seit dem <when></when>'),
  clear: 'Leeren',
  errorsOfAllBrowsers: 'Fehler aller Browser',
  alerts: 'Alarme',
  alertRules: 'Alarmregeln',
  slowestEndpoints: 'Langsamste Endpunkte',
  topErrors: 'Häufigste Fehler',
} satisfies Translation<typeof messages>;
