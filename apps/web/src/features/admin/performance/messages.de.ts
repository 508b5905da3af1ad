import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Browser tables
  good: 'Gut',
  needsImprovement: 'Verbesserungsbedarf',
  poor: 'Schlecht',
  tooFewSamples: 'Zu wenige Messungen',
  anotherPageProgramOpened: 'Andere Seite der Anwendung geöffnet',
  aPageCouldNotAnswer: 'Seite mindestens 200 ms blockiert',
  signIn: 'Anmeldung',
  signOut: 'Abmeldung',
  errorReported: 'Fehler gemeldet',
  purchaseConfirmed: 'Kauf bestätigt',
  halfWithin: 'Median',
  howMeasured: message(
    'Gemessen in 5\u00a0% der Sitzungen, ohne personenbezogene Daten. Browser mit Do Not Track sind ausgenommen. Bewertungen folgen <link>web.dev</link> und brauchen 20 Messungen.',
  ),
  vitals: 'Web Vitals',
  vitalsByPage: 'Web Vitals je Seite',
  furtherMeasures: 'Weitere Messwerte',

  // Generation figures
  noAssistantAskedForKeywords: 'Keine Keyword-Vorschläge in diesem Zeitraum.',
  generations: 'Generierungen',
  failedAndRefused: message(
    '{failed, number} fehlgeschlagen, {refused, number} wegen einer Grenze für Geld oder Keywords abgelehnt',
  ),
  successRate: 'Erfolgsquote',
  averageTime: 'Durchschnittliche Dauer',
  succeededOf: message('{succeeded, number} von {total, number}'),
  tooFewForRate: message(
    '{succeeded, number} von {total, plural, one {# Generierung} other {# Generierungen}}, zu wenige für eine Quote',
  ),
  fromRequestToKeywords: 'von der Anfrage bis zu den gespeicherten Keywords',
  keywordsWereFoundAmongThose: 'Keywords vom selben Tag werden kostenlos wiederverwendet und nicht gezählt.',

  // Performance charts
  noCallAnsweredInWindow: 'Keine Aufrufe in diesem Zeitraum.',
  calls: 'Aufrufe',
  callsOverTime: message(
    'Aufrufe im Zeitverlauf: {calls, plural, one {# Aufruf} other {# Aufrufe}} in {steps, plural, one {# Schritt} other {# Schritten}}',
  ),
  callsOfStep: message(
    '{moment}: {calls, plural, one {# Aufruf} other {# Aufrufe}}, {errors, plural, one {# Fehler} other {# Fehler}}',
  ),
  timeOverTime: message(
    'Durchschnittliche Dauer eines Aufrufs im Zeitverlauf: höchstens {most} in einem Schritt',
  ),
  timeOfStep: message('{moment}: {time}'),
  noCallOfStep: message('{moment}: kein Aufruf'),
  allStepsAsTable: 'Alle Schritte als Tabelle',

  // Performance figures
  healthScore: 'Zustandswert',
  scoreOf100: message('{score, number} von 100'),
  ofNowExplainedBelow: 'jetzt, unten erklärt',
  inThisWindow: 'in diesem Zeitraum',
  tooFewCalls: 'zu wenige Aufrufe',
  errorRate: 'Fehlerrate',
  callsFailedAndRefused: message(
    '{failed, plural, one {# Aufruf} other {# Aufrufe}} auf dem Server fehlgeschlagen; {refused, plural, one {# Aufruf} other {# Aufrufe}} abgelehnt (4xx)',
  ),
  halfWithinTime: message('Median {time}'),
  p99Within: message('p99 {time}'),
  memory: 'Speicher',
  ofMachineNow: 'des Rechners, jetzt',
  processor: 'Prozessor',
  ofOneCore: 'eines Kerns, alle Prozesse, letzte Minute',
  hasRunSince: message('Dieser Prozess wurde am <day></day> gestartet.'),

  // Performance in words
  milliseconds: message('{ms, number} ms'),
  percent: message('{percent, number}\u00a0%'),
  responseTimeLowers: message(
    'Durchschnittliche Dauer in 60 Minuten {value}, über {above}: −{points, number}.',
  ),
  responseTimeUntold: 'Zur durchschnittlichen Dauer in 60 Minuten gibt es zu wenige Daten. Kein Abzug.',
  memoryLowers: message('Speicher des Rechners {value}, über {above}: −{points, number}.'),
  memoryUntold: 'Zum Speicher des Rechners gibt es zu wenige Daten. Kein Abzug.',
  errorsLower: message('Fehlgeschlagene Aufrufe in 5 Minuten {value}, über {above}: −{points, number}.'),
  errorsUntold: 'Zu fehlgeschlagenen Aufrufen in 5 Minuten gibt es zu wenige Daten. Kein Abzug.',
  nothingLowersTheScore: 'Keine Abzüge.',
  healthScoreOf100: message('Zustandswert {score, number} von 100.'),
  callsAndAverage: message('{calls, plural, one {# Aufruf} other {# Aufrufe}}, durchschnittlich {time}.'),

  // Performance search
  minutes15: '15 Min.',
  minutes60: '60 Min.',
  hours24: '24 Stunden',
  days7: '7 Tage',
  days30: '30 Tage',

  // Process table
  requestsAndWork: 'Anfragen und Aufgaben',
  eventLoopDelay: 'Verzögerung der Event-Loop, p99',
  cpuOneCore: 'CPU, ein Kern',
  inUseAtMost: 'Belegt, höchstens',
  waitingAtMost: 'Wartend, höchstens',
  heapOf: message('{used} von {limit}'),
  inUseOf: message('{used, number} von {max, number}'),
  noProcessHasWrittenSample: 'Noch keine Messungen in diesem Zeitraum.',
  processes: 'Prozesse',
  pools: 'Pools',

  // Request columns
  filesOfTheProgram: 'Dateien des Programms',
  unknownAddresses: 'Unbekannte Adressen',
  signInAndSessions: 'Anmeldung und Sitzungen',
  refusedAndFailed: message('{refused, number} abgelehnt, {failed, number} fehlgeschlagen'),
  errorsAndFailed: message('{all, number}<quiet> ({failed, number} fehlgeschlagen)</quiet>'),

  // Request table
  nothingAskedInWindow: 'Keine Anfragen in diesem Zeitraum.',
  percentilesRight5Percent: 'Perzentile sind auf 5\u00a0% genau. p99 braucht mindestens 100 Aufrufe.',
  partProceduresName: 'Teil des Namens einer Prozedur',
  noneHasInName: 'Keine Prozedur passt zur Suche.',
  requestsByProcedure: 'Anfragen je Prozedur',
  slowestCalls: 'Langsamste Aufrufe',

  // Statement table
  allTogether: 'Gesamt',
  thisDatabaseDoesNotCount:
    'Die Erweiterung pg_stat_statements fehlt. Wie Sie sie hinzufügen, steht in der Anleitung zum Betrieb.',
  theExtensionPgStatStatements:
    'Die Erweiterung pg_stat_statements ist installiert, aber der Datenbankserver lädt ihre Bibliothek nicht (shared_preload_libraries).',
  statementsHidden: message(
    '{count, plural, one {# Anweisung anderer Datenbanknutzer ist nicht lesbar.} other {# Anweisungen anderer Datenbanknutzer sind nicht lesbar.}} Der Datenbanknutzer des Dienstes braucht pg_read_all_stats.',
  ),
  theStatementsNotLoaded: 'Die SQL-Anweisungen konnten nicht geladen werden',
  noStatementHasBeenCounted: 'Noch keine SQL-Anweisungen gezählt.',
  slowestStatements: 'Langsamste SQL-Anweisungen',

  // Telemetry figures
  theTelemetryNotLoaded: 'Die Telemetrie konnte nicht geladen werden',
  loadingTheTelemetry: 'Telemetrie wird geladen …',
  noEventsInLast7: 'Keine Ereignisse in den letzten 7 Tagen.',
  in5OfSessions: '5\u00a0% der Sitzungen, eine Sitzung je Tab. Keine Namen, Adressen oder Texte.',
  featureUsage: 'Genutzte Funktionen',
  promptUsage: 'Genutzte Prompts',
  components: 'Komponenten',
  operations: 'Vorgänge',
  errors: 'Fehler',
  averageResponseTime: 'Durchschnittliche Antwortzeit',
  activeSessions: 'Aktive Sitzungen',
  sessionDuration: 'Sitzungsdauer',
  aiGenerations: 'KI-Generierungen',
  aiSuccessRate: 'Erfolgsquote der KI',
  averageGenerationTime: 'Durchschnittliche Generierungszeit',
  eventsOfAllKinds: 'Ereignisse aller Art',
  ofAllOperations: 'aller Vorgänge',
  errorsReported: 'gemeldete Fehler',
  ofOperationsWithDuration: 'der Vorgänge mit Dauer',
  onePerTab: 'eine je Tab',
  firstToLastEvent: 'vom ersten bis zum letzten Ereignis, im Durchschnitt',
  keywordsIdeasAndChecks: 'Keywords, Themenideen und Prüfungen',
  ofAiGenerations: 'der KI-Generierungen',
  timeToFirstByte: 'Zeit bis zum ersten Byte',

  // Vital rating
  largestPartShown: 'Größtes Element sichtbar',
  answerToInput: 'Reaktion auf Eingabe',
  layoutMoved: 'Verschiebung des Layouts',

  // Browser tables
  vital: 'Web Vital',
  rating: 'Bewertung',
  samples: 'Messungen',
  page: 'Seite',
  lcp: 'LCP',
  inp: 'INP',
  cls: 'CLS',
  what: 'Ereignis',
  times: 'Anzahl',

  // Process table
  process: 'Prozess',
  started: 'Gestartet',
  seen: 'Zuletzt gesehen',
  max: 'Maximum',
  heap: 'Heap',
  pool: 'Pool',
  idle: 'Frei',

  // Request columns
  procedure: 'Prozedur',

  // Statement table
  statement: 'SQL-Anweisung',
  average: 'Durchschnitt',
  rows: 'Zeilen',

  // Telemetry figures
  component: 'Komponente',
  events: 'Ereignisse',

  // Performance charts
  from: 'Ab',

  // Process table
  requests: 'Anfragen',
  work: 'Aufgaben',

  // Request columns
  pages: 'Seiten',

  // Telemetry figures
  feature: 'Funktion',
  prompt: 'Prompt',
} satisfies Translation<typeof messages>;
