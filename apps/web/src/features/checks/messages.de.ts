import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Ad hoc answers
  askedForOtherCompanies: 'Für andere Unternehmen gefragt',

  // Answer list
  leftOutEveryRate: 'Nicht gezählt',
  countedInByYou: 'Von Ihnen mitgezählt',
  adHocFor: message('Zu {company} gefragt, nicht gezählt'),

  // Answer steps
  newerAnswer: 'Neuere Antwort',
  olderAnswer: 'Ältere Antwort',

  // Answers of keyword
  allAnswers: 'Alle Antworten',
  assistant: 'Assistent',
  allAssistants: 'Alle Assistenten',
  theAnswersNotLoaded: 'Die Antworten konnten nicht geladen werden',
  noAnswersYet: 'Noch keine Antworten',
  everyAnswerAssistantKeywordKept: 'Hier erscheinen alle Antworten zu diesem Keyword.',
  loading: 'Wird geladen …',
  showOlderAnswers: 'Ältere Antworten anzeigen',

  // Ask one question
  changeCompetitors: 'Mitbewerber ändern',
  change: 'Ändern',
  seeWhoIsNamed: 'Unternehmen ansehen',
  nameCompetitors: 'Mitbewerber hinzufügen',
  asking: 'Wird gefragt …',
  askOneQuestion: 'Eine Frage stellen',

  // Channel panel
  answerOf: message('Antwort von {assistant}'),
  notInYourPlan: message('Ihr Tarif enthält {assistant} nicht.'),
  inNoPlan: message('Kein Tarif enthält {assistant}.'),
  comesWithPlan: message(
    '{assistant} gehört zum Tarif {plan} ({price} im Monat). Die Verwaltung kann Ihren Tarif ändern.',
  ),
  notConfigured: message('{assistant} ist nicht eingerichtet. Die Verwaltung kann den Schlüssel hinzufügen.'),
  loadingNewestAnswer: message('Die neueste Antwort von {assistant} wird geladen …'),
  waitingForAnswer: message('Warten auf die Antwort, <seconds></seconds> s'),
  waitingForTurnInCheck: 'Kommt in der laufenden Prüfung noch an die Reihe.',
  notCheckedYet: 'Noch nicht geprüft',
  nobodyHasAsked: message('{assistant} wurde zu diesem Keyword noch nicht gefragt.'),
  ask: message('{assistant} fragen'),
  checkHasFailed: message('Die Prüfung ist fehlgeschlagen: <failure></failure>'),
  checkOfDayFailed: message('Die Prüfung vom <day></day> ist fehlgeschlagen: <failure></failure>'),
  countsAsUnknown: 'Das Ergebnis ist unbekannt. Frühere Antworten bleiben erhalten.',
  theAnswerBeforeStands: 'Vorherige Antwort',
  tryAgain: 'Erneut versuchen',
  tryAssistantAgain: message('Erneut versuchen: {assistant}'),

  // Channel toggles
  assistants: 'Assistenten',

  // Check forecast
  whatItCosts: message(
    '{assistants, plural, one {Eine Prüfung kostet {basis, select, estimated {voraussichtlich} other {meist}} {cost}{hasTime, select, yes { und dauert etwa {seconds, number} s} other {}}.} other {# Assistenten gleichzeitig zu fragen kostet {basis, select, estimated {voraussichtlich} other {meist}} {cost}{hasTime, select, yes { und dauert beim langsamsten etwa {seconds, number} s} other {}}.}}',
  ),

  // Check form
  checking: 'Wird geprüft …',
  checkVisibility: 'Sichtbarkeit prüfen',
  checkVisibilityAtMost: message('Sichtbarkeit prüfen · höchstens {cost}'),
  chooseAtLeastOneAssistant: 'Bitte wählen Sie mindestens einen Assistenten.',
  askingAssistants: message(
    'Anfrage an {names}, <seconds></seconds> s. Sie können diese Seite verlassen. {count, plural, one {Die Antwort bleibt erhalten.} other {Die Antworten bleiben erhalten.}}',
  ),

  // Describe outcome
  checkComplete: 'Prüfung abgeschlossen',
  you: 'Sie',
  oneAnswered: message(
    '„{keyword}“: {assistant} {verdict, select, mentioned {erwähnt {whom}} no_companies {erwähnt kein Unternehmen} refused {verweigert die Antwort} other {erwähnt {whom} nicht}}.',
  ),
  severalAnswered: message(
    '„{keyword}“: {mentioned, plural, one {# von {answered, number} Assistenten erwähnt {whom}.} other {# von {answered, number} Assistenten erwähnen {whom}.}}',
  ),
  checksFailed: message(
    '{count, plural, one {Eine Prüfung ist fehlgeschlagen.} other {# Prüfungen sind fehlgeschlagen.}}',
  ),
  databaseError: 'Datenbankfehler',
  failedSaveResultsDatabase:
    'Die Ergebnisse konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  rateLimitActive: 'Zu viele Anfragen',
  checkFailed: 'Prüfung fehlgeschlagen',

  // Earlier answers
  earlierAnswersNotLoaded: 'Die früheren Antworten konnten nicht geladen werden',
  earlierAnswers: 'Frühere Antworten',

  // Keyword check
  whatCheckCostsNotLoaded: 'Die Kosten einer Prüfung konnten nicht geladen werden',
  theNewestAnswersNotLoaded: 'Die neuesten Antworten konnten nicht geladen werden',

  // Keyword picker
  keyword: 'Keyword',
  typeFindKeyword: 'Keyword suchen',

  // Left out in words
  answersLeftOut: message(
    '{count, plural, =0 {Jede Antwort zählt.} one {# Antwort erwähnt kein Unternehmen oder wurde verweigert.} other {# Antworten erwähnen kein Unternehmen oder wurden verweigert.}}',
  ),
  youCountedIn: message('Sie haben {count, plural, one {# Antwort} other {# Antworten}} mitgezählt.'),

  // Panel answer
  theAnswerNotLoaded: 'Die Antwort konnte nicht geladen werden',
  loadingAnswer: message('Die Antwort von {assistant} wird geladen …'),
  openAnswerOf: message('Antwort<hidden> von {assistant}</hidden> öffnen'),

  // Result chips
  notLoaded: 'Nicht geladen',
  newestOf: message(
    '{assistant}: {verdict, select, mentioned {erwähnt} not_mentioned {nicht erwähnt} no_companies {keine Unternehmen erwähnt} refused {verweigert} failed {Prüfung fehlgeschlagen} other {nicht gefragt}}{isSet, select, yes {, von der Verwaltung festgelegt} other {}}',
  ),
  openTheAnswer: 'Antwort öffnen',
} satisfies Translation<typeof messages>;
