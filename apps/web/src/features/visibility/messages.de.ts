import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Shared
  answerCount: message('{count, plural, one {# Antwort} other {# Antworten}}'),
  keywordCount: message('{count, plural, one {# Keyword} other {# Keywords}}'),
  assistantCount: message('{count, plural, one {# Assistent} other {# Assistenten}}'),

  // Ad hoc notice
  clearTheName: 'Namen entfernen',
  singleChecksOnly: message(
    'Sie prüfen „{company}“, ein Keyword nach dem anderen. Ihre Ergebnisse ändern sich nicht.',
  ),
  backTo: message('Zurück zu {company}'),

  // Answer options
  eachAssistantsDefault: 'Standard',

  // Answers proposal
  trendNeedsNotLoaded: 'Die Antworten, die ein Trend braucht, konnten nicht geladen werden',
  addKeywordsForTrend: 'Fügen Sie Keywords hinzu, um zu sehen, wie viele Antworten ein Trend braucht.',

  // Cannot check dialog
  checkKeywords: 'Keywords prüfen',
  tryAgain: 'Erneut versuchen',
  whatACheckCostsNotLoaded: 'Kosten und Dauer konnten nicht geladen werden.',

  // Cell sheet
  previousAnswer: 'Vorherige Antwort',
  nextAnswer: 'Nächste Antwort',
  theAnswersNotLoaded: 'Die Antworten konnten nicht geladen werden',
  thisKeywordNotFound: 'Dieses Keyword wurde nicht gefunden',
  backToTheCheck: 'Zurück zur Prüfung',
  answersNotKept: 'Die Antworten dieser Prüfung sind nicht mehr gespeichert.',
  answerOfCheck: message('{assistant}: Antwort {position, number} von {count, number} in dieser Prüfung'),

  // Channel choice
  assistantsToAsk: 'Zu fragende Assistenten',
  alreadyBeingChecked: 'Prüfung läuft schon',

  // Channel headline
  rateNotLoaded: 'Ihre Quote konnte nicht geladen werden.',
  notAskedAbout: message('{assistant} wurde noch nicht nach {company} gefragt.'),
  coverageOnly: message('({coverage})'),
  coverageAndLeftOut: message('({coverage}, <link></link>)'),
  onlyAnswer: message(
    '<words>{assistant} erwähnt {company} in der einzigen Antwort{mentions, plural, =1 {} other { nicht}}</words>{hasRange, select, yes {<words>({range}, {change})</words>} other {}}',
  ),
  rateOfChannel: message(
    '<words>So oft erwähnt {assistant} {company}:</words><figure></figure>{hasRange, select, yes {<words>({range}, {change})</words>} other {}}',
  ),

  // Checks that fit
  whatIsLeftDoesNotPay: message(
    'Ihr restliches Budget reicht für diese Prüfung nicht.{writesReport, select, yes { Ein Bericht braucht alle Keywords.} other {}}',
  ),
  whatIsLeftPaysFor: message(
    'Ihr restliches Budget reicht für {fitting, plural, =0 {keine} other {etwa #}} der {calls, number} Prüfungen.{writesReport, select, yes { Ein Bericht braucht alle Keywords.} other {}}',
  ),

  // Describe run
  pausedByPlansBudget:
    'Der Rest würde das Monatsbudget Ihres Tarifs überschreiten. Setzen Sie ab dem nächsten Monatsersten (UTC) fort oder wählen Sie einen größeren Tarif.',
  pausedByOwnLimit:
    'Der Rest würde Ihre eigene Monatsgrenze überschreiten. Erhöhen Sie sie in Ihrem Profil oder setzen Sie ab dem nächsten Monatsersten (UTC) fort.',
  pausedByPlan:
    'Ihr Tarif enthält nicht mehr alle Assistenten dieser Prüfung. Wechseln Sie den Tarif oder prüfen Sie die anderen erneut.',
  visibilityCheckCancelled: 'Sichtbarkeitsprüfung abgebrochen',
  stoppedByBudgetTitle: 'Budget ausgeschöpft',
  visibilityCheckFailed: 'Sichtbarkeitsprüfung fehlgeschlagen',
  theCheckFailed: 'Die Prüfung ist fehlgeschlagen.',
  partialSuccess: 'Teilweise erfolgreich',
  visibilityCheckComplete: 'Sichtbarkeitsprüfung abgeschlossen',
  waitingForItsTurn: 'In der Warteschlange',
  continuesShortly: 'Geht gleich weiter',
  stoppedByBudget: 'Budget ausgeschöpft',
  pausedByDailyLimit:
    'Der Rest würde die Tagesgrenze der Ausgaben überschreiten. Setzen Sie nach Mitternacht (UTC) fort oder fragen Sie die Verwaltung.',
  pausedByALimit: 'Der Rest würde eine Grenze der Ausgaben überschreiten.',
  completedAndKept: message(
    '{successful, plural, =0 {Keine Prüfung abgeschlossen, vorhandene Antworten bleiben} one {# Prüfung abgeschlossen und gespeichert} other {# Prüfungen abgeschlossen und gespeichert}}.',
  ),
  allChecksFailed: message(
    '{failed, plural, one {# Prüfung ist fehlgeschlagen.} other {Alle # Prüfungen sind fehlgeschlagen.}}',
  ),
  completedAndFailedByErrors: message(
    '{successful, plural, one {# Prüfung} other {# Prüfungen}} erfolgreich abgeschlossen, {failed, number} wegen API-Fehlern fehlgeschlagen',
  ),
  completedAndFailed: message(
    '{successful, plural, one {# Prüfung} other {# Prüfungen}} erfolgreich abgeschlossen, {failed, number} fehlgeschlagen',
  ),
  stoppedByPlansBudget: 'Budget Ihres Tarifs ausgeschöpft',
  stoppedByOwnLimit: 'Eigene Grenze erreicht',
  stoppedByDailyLimit: 'Tagesgrenze erreicht',
  stoppedByPlan: 'Nicht in Ihrem Tarif enthalten',
  continuesAt: message('Geht um {time} weiter'),
  cancelled: 'Abgebrochen',
  done: 'Fertig',
  failed: 'Fehlgeschlagen',

  // Detailed report
  noCheckHasRunYet: 'Noch keine Prüfung',
  detailedReportAppearsHere: 'Prüfen Sie mehrere Keywords zusammen, um hier jedes Ergebnis zu sehen.',
  checkAllKeywords: 'Alle Keywords prüfen',

  // End run
  checkFailed: 'Prüfung fehlgeschlagen',

  // Keyword sheet
  previousKeyword: 'Vorheriges Keyword',
  nextKeyword: 'Nächstes Keyword',
  checkingNow: 'Wird geprüft …',
  allAssistantsSideBySide: 'Alle Assistenten nebeneinander',
  theKeywordNotLoaded: 'Das Keyword konnte nicht geladen werden',
  backToTheList: 'Zurück zur Liste',
  answersBeforeKept: 'Frühere Antworten bleiben.',
  answerNotKept: 'Die Antwort ist nicht mehr gespeichert.',
  keyword: 'Keyword',
  checkOn: message('Bei {assistant} prüfen'),
  askedFor: message('Gefragt nach „{company}“. Ihre Ergebnisse ändern sich nicht.'),
  notAskedFor: message('{assistant} wurde zu diesem Keyword noch nicht nach „{company}“ gefragt.'),
  belowStandsOwn: 'Sie sehen die neueste Antwort zu Ihrem eigenen Unternehmen.',
  countsAsUnknown: 'Das Ergebnis ist unbekannt. Frühere Antworten bleiben.',
  notAskedYet: message('{assistant} wurde zu diesem Keyword noch nicht gefragt.'),
  checkFailedBecause: message('Die Prüfung ist fehlgeschlagen: <why></why>'),

  // Matrix choice
  whatToAsk: 'Auswahl der Fragen',
  answersPerCheck: 'Antworten je Prüfung',
  answersPerCheckHint: 'Mehrere zeigen, ob sie übereinstimmen. Jede wird berechnet.',
  yourPlanIncludesOneAnswer: 'Ihr Tarif enthält eine Antwort je Prüfung.',
  start: 'Starten',
  startAtMost: message('Starten · höchstens {cost}'),

  // Matrix table
  keywordsByAssistant: 'Keywords nach Assistent',
  stateAndAnswers: message('{state}: Antworten von {assistant} zu {keyword}'),

  // Newest matrices
  newestChecks: 'Neueste Prüfungen',
  checksOn: message('{checks, plural, one {# Prüfung} other {# Prüfungen}} bei {assistants}'),
  underWay: message('Läuft: {processed, number} von {total, number}'),
  startedAgo: 'gestartet',

  // No rate in words
  everyCheckFailed: 'Alle Prüfungen fehlgeschlagen',
  noAnswersYet: 'Noch keine Antworten',
  mentionsInNoAnswerYet: message('{assistant} erwähnt {company} noch in keiner Antwort'),
  mentionsInNone: message('Keine Quote bei {assistant}, {lack}'),

  // Run card
  checkUnderWay: 'Laufende Prüfung',
  newestCheck: 'Neueste Prüfung',
  youAreOffline: 'Sie sind offline. Die Prüfung läuft weiter.',
  cancelling: 'Wird abgebrochen …',
  cancelCheck: 'Prüfung abbrechen',
  goingOn: 'Wird fortgesetzt …',
  goOn: 'Fortsetzen',
  checkingOn: message('Prüfung bei {assistants} läuft'),
  timeLeft: message('Noch etwa {time}.'),
  youCanLeave: 'Sie können diese Seite verlassen. Die Prüfung läuft weiter.',
  endedAgo: 'beendet',
  processedOf: message('{processed, number} von {total, number}'),
  mentionedCount: message('{count, number} mit Erwähnung'),
  failedCount: message('{count, number} fehlgeschlagen'),

  // Run cards
  runsNotLoaded: 'Die laufenden Prüfungen konnten nicht geladen werden',

  // Run cost
  costNotLoaded: 'Die Kosten konnten nicht geschätzt werden',
  costsAtMost: 'Kostet höchstens',
  probably: 'Erwartet',
  takes: 'Dauer',
  leftThisMonth: 'Diesen Monat noch verfügbar',
  noLimit: 'Unbegrenzt',
  seeYourMonthlyLimit: 'Monatsgrenze ansehen',
  answersAreSimulated: 'Die Antworten sind simuliert. Es wird kein echtes Geld ausgegeben.',
  costIsEstimated: 'Geschätzt, weil es von einigen dieser Assistenten keine neueren Antworten gibt.',
  costNotKnownYet: 'Nach einigen Prüfungen sehen Sie eine Schätzung.',
  aboutTime: message('etwa {time}'),

  // Run report
  detailedReport: 'Ausführlicher Bericht',
  channelsOfTheCheck: 'Assistenten der Prüfung',
  theChecksResultsNotLoaded: 'Die Ergebnisse der Prüfung konnten nicht geladen werden',
  keywordsOfTheCheck: 'Keywords der Prüfung',
  notMentioned: 'Nicht erwähnt',
  noCompanies: 'Keine Unternehmen',
  successRate: 'Erfolgsquote',
  notAsked: 'Nicht gefragt',
  startedAt: message('Gestartet: <start></start>'),
  startedAndEnded: message('Gestartet: <start></start>, beendet: <end></end>'),
  withoutCompanies: message(
    '{keywords, plural, one {# Keyword} other {# Keywords}} ohne Unternehmen <link>nicht gezählt</link>',
  ),
  brandedLeftOut: message('{count, number} mit Markennamen nicht gezählt'),
  keywords: 'Keywords',
  checked: 'Geprüft',
  mentioned: 'Erwähnt',
  refused: 'Verweigert',
  rate: 'Quote',
  result: 'Ergebnis',
  waiting: 'Wartet',

  // Start failure
  checkOfSelectedFailed:
    'Die ausgewählten Keywords konnten nicht geprüft werden. Bitte versuchen Sie es erneut.',
  someChecksFailed: 'Einige Prüfungen sind möglicherweise fehlgeschlagen.',

  // Start run dialog
  startCheck: 'Prüfung starten',
  answersPerQuestion: 'Antworten je Frage',
  answersPerQuestionHint: 'Mehr Antworten geben stabilere Ergebnisse und kosten mehr.',
  everyAssistantIsBusy:
    'Bei allen Assistenten läuft eine Prüfung. Versuchen Sie es erneut, sobald eine beendet ist.',
  chooseAtLeastOneAssistant: 'Bitte wählen Sie mindestens einen Assistenten.',
  checkContinues: 'Sie können die Seite verlassen oder die Prüfung abbrechen. Fertige Antworten bleiben.',
  checkSome: message('{keywords, plural, one {# Keyword} other {# Keywords}} prüfen'),
  startCheckAtMost: message('Prüfung starten · höchstens {cost}'),

  // Test matrix
  chooseAnotherAssistant: 'Bitte wählen Sie einen Assistenten, bei dem noch keine Prüfung läuft.',
  chooseKeywordsBelow: 'Bitte wählen Sie unten Keywords.',
  noAnswers: 'Keine Antworten.',
  tooManyKeywords: message(
    'Eine Matrix hat höchstens {most, number} Keywords: {keywords, plural, one {# Keyword ist gewählt} other {# Keywords sind gewählt}}.',
  ),
  thenCancelled: message('{answers, plural, one {# Antwort} other {# Antworten}}, dann abgebrochen'),
  answersSoFar: message('{answers, number} von {wanted, plural, one {# Antwort} other {# Antworten}}'),
  checksDone: message('{processed, number} von {total, plural, one {# Prüfung} other {# Prüfungen}} fertig.'),
  mentionedInChecks: message(
    'Sie werden in {named, number} von {judged, plural, one {# Prüfung} other {# Prüfungen}} erwähnt.',
  ),
  noTestYet: message('Noch kein Test. Vergleichen Sie bis zu {max, number} Keywords nebeneinander.'),
  newestTest: message(
    'Im neuesten Test werden Sie in {named, number} von {judged, plural, one {# Prüfung} other {# Prüfungen}} erwähnt.',
  ),
  newestTestRuns: message(
    'Der neueste Test läuft, {processed, number} von {total, plural, one {# Prüfung} other {# Prüfungen}} fertig.',
  ),
  otherResults: message('{results}.'),
  noCompanyCount: message('{count, number} ohne Unternehmen'),
  refusedCount: message('{count, number} verweigert'),

  // Tracker actions
  exportCsv: 'CSV exportieren',
  checkAll: 'Alle prüfen',

  // Tracker states
  noKeywordsFound: 'Keine Keywords gefunden',
  addKeywordsFirst: 'Bitte fügen Sie zuerst Keywords hinzu. Danach können Sie die Sichtbarkeit prüfen.',
  nothingFits: 'Keine Keywords passen zu Ihrer Suche und Ihren Filtern.',
  addKeywords: 'Keywords hinzufügen',
  loadingYourKeywords: 'Ihre Keywords werden geladen …',
  noAssistantCanBeAsked: 'Kein Assistent kann gefragt werden',
  noKeyForAssistants:
    'Kein Assistent Ihres Tarifs hat einen Schlüssel. Die Verwaltung kann einen hinzufügen.',

  // Use start run
  startingVisibilityCheck: 'Sichtbarkeitsprüfung startet',
  checkUnderWayTitle: 'Prüfung läuft',
  checksOnAndYouCanLeave: message(
    '{checks, plural, one {# Prüfung} other {# Prüfungen}} bei {assistants}. Sie können diese Seite verlassen.',
  ),

  // Visibility controls
  assistant: 'Assistent',
  companyName: 'Name des Unternehmens',
  validator: 'Begründungen',
  validatorHint: 'Zeigt, warum jede mögliche Erwähnung gezählt wurde oder nicht.',
  detailedReportHint: 'Zeigt jedes Ergebnis Ihrer neuesten Prüfung mehrerer Keywords.',

  // Visibility status
  notCheckedYet: 'Noch nicht geprüft',
  noCompanyToAskAbout: 'Kein Unternehmen zu prüfen',
  waitingForTheAnswer: 'Warten auf die Antwort …',
  notLoaded: 'Nicht geladen',
  notAskedAboutYet: message('Noch nicht nach <name>{company}</name> gefragt'),

  // Visibility table
  brandedInNoRate: 'Mit Markennamen, in keiner Quote',
  checking: 'Wird geprüft',
  check: 'Prüfen',
  keywordsAndTheirVisibility: 'Keywords und ihre Sichtbarkeit',
  topic: 'Thema',
  actions: 'Aktionen',
  checkNamed: message('{keyword} prüfen'),

  // Coverage in words
  everyCheckOfFailed: message('Alle Prüfungen bei {assistant} sind fehlgeschlagen'),
  coverage: message(
    '{isAll, select, yes {} other {{checked, number} von }}{all, plural, one {# Keyword} other {# Keywords}} geprüft{failed, plural, =0 {} other {, # fehlgeschlagen}}{branded, plural, =0 {} other {, # mit Markennamen in keiner Quote}}',
  ),

  // Proposed answers
  mostShowNoChange: message(
    '{most, plural, one {Selbst # Antwort je Frage, {often} geprüft, zeigt} other {Selbst # Antworten je Frage, {often} geprüft, zeigen}} innerhalb eines Monats keine Veränderung um 20 Punkte. Fügen Sie Keywords hinzu.',
  ),
  answersShowAChange: message(
    '{answers, plural, one {# Antwort je Frage, {often} geprüft, zeigt} other {# Antworten je Frage, {often} geprüft, zeigen}} innerhalb eines Monats eine Veränderung um 20 Punkte{isPriced, select, yes {, {price} im Monat} other {}}.',
  ),

  // Questions in words
  questionsTo: message('{calls, plural, one {# Frage} other {# Fragen}} an {assistants}.'),
  questionsAsProduct: message('{calls, plural, one {# Frage} other {# Fragen}} an {assistants}: {product}.'),
  timesAsMuch: message('Das kostet {times, number}-mal so viel wie je eine Antwort.'),

  // Use run in words
  answeredOf: message('{processed, number} von {total, number} beantwortet.'),

  // Visibility search
  companyNameHas: message('Der Name eines Unternehmens hat {least, number} bis {most, number} Zeichen.'),

  // Forced words
  setToMentioned: 'Von der Verwaltung festgelegt: erwähnt',
  setToNotMentioned: 'Von der Verwaltung festgelegt: nicht erwähnt',
} satisfies Translation<typeof messages>;
