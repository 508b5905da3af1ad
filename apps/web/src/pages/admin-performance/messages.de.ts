import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin performance page
  performanceMonitor: 'Leistungsmonitor',
  fromTo: message('<start></start> bis <end></end>'),
  window: 'Zeitraum',
  theMeasurementsNotLoaded: 'Die Messwerte konnten nicht geladen werden',
  overTime: 'Zeitverlauf',
  slowestCalls: 'Langsamste Aufrufe',
  requestsByProcedure: 'Anfragen je Prozedur',
  generationOfKeywords: 'Erzeugung von Keywords',
  processes: 'Prozesse',
  databaseConnections: 'Datenbankverbindungen',
  slowestStatements: 'Langsamste SQL-Anweisungen',
  whatBrowsersMeasured: 'Messungen der Browser',
  telemetryLast7Days: 'Telemetrie, letzte 7 Tage',
  loadingTheMeasurements: 'Messwerte werden geladen …',
} satisfies Translation<typeof messages>;
