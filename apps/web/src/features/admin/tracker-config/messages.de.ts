import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // All channels
  enforceRefreshPeriod: 'Aktualisierungszeitraum der Tarife durchsetzen',
  enforceRefreshPeriodHint: 'Lehnt eine Prüfung aller Keywords ab, bevor der Zeitraum des Tarifs vorbei ist.',
  modelDecidesDoubts: 'Ein Modell entscheidet über unklare Erwähnungen',
  modelDecidesDoubtsHint: 'Eine Anfrage je unklarer Antwort, bezahlt aus dem Budget des Nutzers.',
  modelReadsAnswers: 'Ein Modell liest die Aussagen der Antworten',
  modelReadsAnswersHint:
    'Eine Anfrage je Antwort, die eine Marke oder ihre Mitbewerber erwähnt. Ein später hinzugefügter Mitbewerber braucht bis zu 100 Anfragen. Bezahlt aus dem Budget des Nutzers.',
  pauseBetweenAssistants: 'Pause zwischen Assistenten, ms',
  allAssistants: 'Alle Assistenten',
  change: 'Ändern',
  save: 'Speichern',
  trackerConfigurationSaved: 'Die Tracker-Konfiguration ist gespeichert',
  pauseBetweenAssistantsHint:
    'So lange wartet ein Lauf vor dem nächsten Assistenten. Das gilt ab sofort, auch für laufende Prüfungen.',
  yes: 'Ja',
  no: 'Nein',
  settingsWillChange: message(
    '{count, plural, one {# Einstellung ändert sich für alle Nutzer.} other {# Einstellungen ändern sich für alle Nutzer.}}',
  ),

  // Change channel dialog
  howItIsAsked: message('Wie {assistant} gefragt wird'),
  channelSettingsSaved: message('Die Einstellungen von {assistant} sind gespeichert'),

  // Channel draft
  model: 'Modell',
  webSearch: 'Websuche',
  webSearchHint: 'Lassen Sie das aus. Google verbietet, Antworten mit seiner Suche zu speichern.',
  searchDepth: 'Suchtiefe',
  low: 'Niedrig',
  medium: 'Mittel',
  high: 'Hoch',
  location: 'Standort',
  locationHint: 'Nur für Unternehmen mit örtlichem Angebot.',
  none: 'Ohne',
  country: 'Land',
  city: 'Stadt',
  questionTemplate: 'Vorlage der Frage',
  questionTemplateHint:
    '{keyword} muss vorkommen, { in location} kann. Leer: die mitgelieferte Frage in der Sprache des Profils.',
  maxTokens: 'Höchstzahl der Tokens',
  answersPerCheck: 'Antworten je Prüfung',
  concurrentCallsRun: 'Gleichzeitige Anfragen eines Laufs',
  pauseBetweenBatches: 'Pause zwischen Blöcken, ms',
  concurrentCallsScheduledRun: 'Gleichzeitige Anfragen eines geplanten Laufs',
  pauseScheduledRun: 'Pause eines geplanten Laufs, ms',
  callsInFlight: 'Laufende Anfragen, alle Nutzer',
  callsAMinute: 'Anfragen pro Minute, alle Nutzer',
  settingsWillChangeNextCheck: message(
    '{count, plural, one {# Einstellung ändert sich für alle Nutzer mit der nächsten Prüfung.} other {# Einstellungen ändern sich für alle Nutzer mit der nächsten Prüfung.}}',
  ),
  chartsBreakTheirLine:
    'Antworten davor und danach sind nicht vergleichbar. Diagramme zeigen dort eine Lücke.',

  // Channel panel
  noKey: 'Kein Schlüssel',
  tryAQuestion: 'Frage ausprobieren',
  productsOwn: 'Standard',
  on: 'An',
  off: 'Aus',

  // Doubt costs
  ownBrand: 'Eigene Marke',
  otherCompanies: 'Andere Unternehmen',
  callsAnAnswer: 'Anfragen je Antwort',
  doubtCostsNotLoaded: 'Die Kosten unklarer Erwähnungen konnten nicht geladen werden',
  doubtfulMentions: 'Unklare Erwähnungen',
  callsAboutDoubtfulMentions: 'Anfragen zu unklaren Erwähnungen',
  howCallsAreCounted: 'Eine Anfrage zu mehreren Unternehmen zählt für das erste.',
  competitors: 'Mitbewerber',
  about: 'Betrifft',
  calls: 'Anfragen',
  cost: 'Kosten',
  last30Days: message('Letzte 30 Tage · {answers, plural, one {# Antwort} other {# Antworten}}'),

  // Installation settings
  dailySpendingLimitUsd: 'Tagesgrenze der Ausgaben, USD',
  trialDays: 'Testphase, Tage',
  spendingAndTrial: 'Ausgaben und Testphase',
  dailySpendingLimit: 'Tagesgrenze der Ausgaben',
  nothingChangesYet: 'Noch ändert sich nichts.',
  settingsSaved: 'Einstellungen gespeichert',
  trial: 'Testphase',
  fromEnvironment: message('{limit} (aus der Umgebungsvariablen)'),
  daysOfTrial: message('{days, plural, =0 {Keine} one {# Tag} other {# Tage}}'),
  limitHint: message(
    'Leer: {limit} aus der Umgebungsvariablen. Eine höhere Grenze setzt heute gestoppte Läufe innerhalb einer Minute fort.',
  ),
  trialHint: message(
    'Für den ersten bezahlten Tarif eines Kontos. 0 heißt keine Testphase. Der Standard ist {days, number}. Laufende Testphasen behalten ihre Dauer.',
  ),

  // Presence weights
  weightsPresenceScore: 'Gewichte des Präsenzwerts',
  lastChanged: 'Zuletzt geändert',
  theWeightsAreSaved: 'Die Gewichte sind gespeichert',
  never: 'Nie',
  weightInPercent: message('{part}, Prozent'),

  // Stance costs
  stanceCostsNotLoaded: 'Die Kosten für das Lesen der Aussagen konnten nicht geladen werden',
  statementsReadByModel: 'Von einem Modell gelesene Aussagen',
  noAnswersYet: 'Noch keine Antworten',
  answersToRead: 'Zu lesende Antworten, letzte 30 Tage',
  aCallOnAverage: 'Eine Anfrage, im Durchschnitt',
  aCallAtMost: 'Eine Anfrage, höchstens',
  forecastFor30Days: 'Prognose für 30 Tage',
  forecastFor30DaysAtMost: 'Prognose für 30 Tage (Maximum)',
  callsReadAndFailed: message(
    '{calls, plural, one {# Anfrage} other {# Anfragen}}: {decided, number} gelesen, {failed, number} fehlgeschlagen',
  ),

  // Try question
  question: 'Frage',
  questionHint: 'Wird unverändert gestellt. Kostet so viel wie eine Prüfung und zählt in keinem Bericht.',
  keyword: 'Keyword',
  keywordHint:
    'Wird wie bei einer Prüfung zur Frage. Kostet so viel wie eine Prüfung und zählt in keinem Bericht.',
  whatIsAsked: 'Was gefragt wird',
  aQuestion: 'Eine Frage',
  aKeyword: 'Ein Keyword',
  asking: 'Wird gefragt …',
  reply: 'Antwort',
  modelThatAnswered: 'Antwortendes Modell',
  yesNoSourcesNamed: 'Ja, ohne Quellenangabe',
  asked: 'Gestellte Frage',
  time: 'Dauer',
  searched: 'Mit Suche',
  tokens: 'Tokens',
  ask: message('{assistant} fragen'),
  seconds: message('{seconds} s'),
  tokensInAndOut: message('{input, number} Eingabe, {output, number} Ausgabe'),

  // Weights draft
  namedHint: 'Antworten, die die Marke erwähnen.',
  placeHint: 'Wie früh sie erwähnt wird.',
  shareHint: 'Ihr Anteil an allen Erwähnungen, Mitbewerber eingeschlossen.',
  reachHint: 'Keywords mit mindestens einer Erwähnung.',
  wholeNumberMissing: 'Bitte geben Sie eine ganze Zahl von 0 bis 100 ein',
  weightsMustMake100: 'Die Gewichte müssen zusammen 100\u00a0% ergeben.',
  weightsConsequence:
    'Alle Präsenzwerte verwenden diese Gewichte, auch frühere. Ihre Seiten zeigen das Datum der Änderung.',
  noWeightChanges: '0 Gewichte ändern sich.',
  weightsMake: message('Die Gewichte müssen zusammen 100\u00a0% ergeben, nicht {sum, number}\u00a0%.'),
} satisfies Translation<typeof messages>;
