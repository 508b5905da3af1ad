import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Also named panel
  alsoMentioned: 'Auch erwähnt',
  howTheyAreFound: 'So finden wir sie',

  // Also named
  companiesAndProductsTheseAnswers:
    'Unternehmen in diesen Antworten, die Sie nicht beobachten. Regeln finden sie, daher können einige fehlen oder falsch sein.',

  name: 'Name',
  track: 'Beobachten',

  // Awaited report
  firstReportComes:
    'Ihr erster Bericht öffnet sich auf der Seite „Start“, sobald Ihre Keywords geprüft sind.',
  firstReportIsReady: 'Ihr erster Bericht ist fertig.',
  openFirstReport: 'Ersten Bericht öffnen',

  // Changes
  moreInReports: message('{count, plural, one {# weitere} other {# weitere}} in den Berichten'),
  noReportYet: 'Noch kein Bericht.',
  smallerChanges: message('{count, plural, one {# kleinere Veränderung} other {# kleinere Veränderungen}}'),
  answersCompared: message(
    '{answers, plural, one {# Antwort} other {# Antworten}}{hasDays, select, yes { in {days, plural, one {# Tag} other {# Tagen}}} other {}}',
  ),
  ofTopic: message('Thema {topic}'),
  allOfTheKeywords: 'Alle Keywords',

  // Cited domains
  theseAnswersCiteNoSite: 'Keine Websites zitiert.',
  citedSites: 'Zitierte Websites',
  site: 'Website',
  yours: 'Ihre Website',

  // Flip list
  mentionedNow: 'Neu erwähnt',
  noLongerMentioned: 'Nicht mehr erwähnt',
  answerBefore: message('Antwort vorher<hidden> zu {keyword}</hidden>'),
  answerNow: message('Antwort jetzt<hidden> zu {keyword}</hidden>'),

  // Folded flips
  singleAnswersThatDiffer: message('Geänderte Ergebnisse ({count, number})'),
  oneAnswerIsNoChange: 'Verglichen mit dem vorherigen Bericht. Einzelne Antworten schwanken oft zufällig.',

  // Keyword evidence
  yourMentionsOutThoseAll: 'Ihr Anteil an den Erwähnungen aller Unternehmen in diesen Antworten.',
  whoMentionedNotLoaded: 'Die Unternehmen konnten nicht geladen werden',
  whoMentionedWhenNot: 'An Ihrer Stelle erwähnt',
  shareOfVoice: 'Share of Voice',
  answerCount: message('{count, plural, one {# Antwort} other {# Antworten}}'),

  // Keyword history
  overTime: 'Erwähnungen im Zeitverlauf',
  answersMentioningOverTime: 'Antworten mit Ihrer Marke im Zeitverlauf',
  noAnswerInReportsMentions: 'Keine Antwort erwähnt ein Unternehmen.',
  noReportInTheseDays:
    'Kein Bericht in diesem Zeitraum. Wählen Sie andere Tage oder prüfen Sie alle Keywords.',
  newestReport: 'Bericht',

  // Keyword trend
  mentionsOfAssistant: message('{assistant}: {mentions, number} von {answers, number}'),
  noAnswerCounts: message('{assistant}: keine gezählten Antworten'),

  // Named competitors
  competitor: 'Mitbewerber',
  notCountedYet: message('Noch nicht gezählt: {names}'),
  noCompetitorsTracked: 'Sie beobachten noch keine Mitbewerber.',
  noCompetitorMentioned: 'Kein beobachteter Mitbewerber wird an Ihrer Stelle erwähnt.',
  whoIsNamed: 'Erwähnte Mitbewerber',
  addCompetitors: 'Mitbewerber hinzufügen',
  yourCompetitors: 'Ihre Mitbewerber',

  // Newest rates
  newestMentionsYou: message(
    '{mentions, number} von {answers, plural, one {# Antwort} other {# Antworten}} im neuesten Bericht von {assistant} {mentions, plural, one {erwähnt} other {erwähnen}} Sie{reports, plural, one {} other {, die höchste Quote von # Assistenten}}.',
  ),
  noNewestMentionsYou: message(
    '{reports, plural, one {0 Antworten im neuesten Bericht erwähnen Sie.} other {0 Antworten in den # neuesten Berichten erwähnen Sie.}}',
  ),
  noRateInNewest: 'Keine Quote in den neuesten Berichten.',
  reasonOfAssistant: message('{assistant}: {why}.'),

  // Report keywords
  noKeywordMatches: 'Kein passendes Keyword in diesem Bericht.',
  filtersChooseRows: 'Filter gelten nur für die Zeilen. Die Zahlen oben umfassen alle Keywords.',

  // Report figures
  visibilityInThisReport: 'Sichtbarkeit in diesem Bericht',
  keywordsMentioningYou: 'Keywords mit Erwähnung',
  ofAllKeywordsReport:
    'Von allen Keywords in diesem Bericht, auch mit Ihrem Namen oder fehlgeschlagener Prüfung.',
  newlyMentioned: 'Neu erwähnt',
  noCompaniesMentioned: 'Keine Unternehmen erwähnt',
  everyAnswerKeywordMentionsNo:
    'Keine Antwort zu diesen Keywords erwähnt ein Unternehmen. Sie zählen in keiner Quote.',
  refused: 'Verweigert',
  theAssistantRefusedAnswer:
    'Der Assistent hat die Antwort verweigert. Diese Keywords zählen in keiner Quote.',
  failed: 'Fehlgeschlagen',
  noUsableAnswerCame:
    'Es kam keine brauchbare Antwort. Das Ergebnis ist unbekannt und zählt in keiner Quote.',
  branded: 'Keyword enthält Ihren Namen',
  keywordsHoldOwnName:
    'Keywords mit Ihrem Namen führen fast immer zu einer Erwähnung. Sie zählen in keiner Quote.',
  answersLeftOut: 'Nicht gezählte Antworten',
  theyMentionNoCompanyAt:
    'Kein Unternehmen erwähnt oder vom Assistenten verweigert. Sie können diese Antworten lesen und mitzählen.',
  yourMentionsOutThoseAllCompanies:
    'Ihr Anteil an den Erwähnungen aller Unternehmen. Keywords mit Ihrem Namen zählen nicht.',
  averagePlace: 'Durchschnittlicher Platz',
  yourPlaceAmongAllCompanies:
    'Ihr Platz nach der ersten Erwähnung, in Antworten, die auch andere Unternehmen erwähnen.',
  anAdministratorHadSetStatus:
    'Die Verwaltung hat diese Ergebnisse festgelegt. Quote und Veränderungen berücksichtigen das nicht.',
  keywordsWhoseNewestAnswerFlipped:
    'Keywords, deren Antwort sich seit dem vorherigen Bericht geändert hat. Einzelne Antworten schwanken oft zufällig.',

  noRateSentence: message('Keine Quote: {why}.'),
  countAndShare: message('{count, number} ({share, number, ::percent})'),
  countOfAllAndShare: message('{count, number} von {all, number} ({share, number, ::percent})'),
  brandedMentioning: message(
    '{keywords, number} (erwähnt in {mentions, number} von {answers, plural, one {# Antwort} other {# Antworten}})',
  ),
  placeOverKeywords: message(
    '{place, number, ::.0} von durchschnittlich {of, number, ::.0} ({keywords, plural, one {# Keyword} other {# Keywords}})',
  ),
  keywordCount: message('{count, plural, one {# Keyword} other {# Keywords}}'),
  unknown: 'Unbekannt',

  // Report filters
  keyword: 'Keyword',
  filters: 'Filter',
  chosenFilters: message('Filter ({count, number})'),
  show: 'Ergebnis',
  allKeywords: 'Alle Keywords',

  // More counts
  countsAtZero: message('{count, plural, one {# weiterer Wert (0)} other {# weitere Werte (alle 0)}}'),

  // Report headline
  noUsableAnswer: message('{assistant} gab keine brauchbare Antwort'),
  mentionsNoCompany: message('{assistant} erwähnt kein Unternehmen'),
  mentionsForKeywords: message(
    '{assistant} erwähnt {company} bei {mentioned, number} von {answered, plural, one {# beantworteten Keyword} other {# beantworteten Keywords}}',
  ),
  mentionsInAnswers: message('{assistant} erwähnt {company} in {rate, number, ::percent} der Antworten'),

  // Report keyword table
  brandedInNoRate: 'Keyword enthält Ihren Namen, in keiner Quote',
  inThisReport: 'Ergebnis',
  mentioningYou: 'Erwähnt in',
  trendOverWeeks: 'Trend',
  answer: 'Antwort',
  read: 'Lesen',
  readAnswerTo: message('Antwort zu {keyword} lesen'),
  failedFirst: 'fehlgeschlagene zuerst',
  mentionedFirst: 'erwähnte zuerst',
  lowestFirst: 'niedrigste zuerst',
  highestFirst: 'höchste zuerst',
  declinedFirst: 'gefallene zuerst',
  improvedFirst: 'gestiegene zuerst',
  keywordsOfTheReport: 'Keywords des Berichts',

  // Report keywords
  aReportKeepsOwnAnswers:
    'Trends vergleichen zwei Zeiträume von 28 bis 90 Tagen, die mit diesem Bericht enden.',
  keywords: 'Keywords',
  trendsEndWithReport: 'Hinweise zu den Trends',
  yourTopicsAndTagsNot: 'Ihre Themen und Labels konnten nicht geladen werden',

  // Report notice
  reportGenerated: 'Bericht erstellt',
  reportSummary: message(
    '{improved, plural, one {# Keyword} other {# Keywords}} gestiegen, {declined, plural, one {# Keyword} other {# Keywords}} gefallen. Sichtbarkeit insgesamt: {rate, number, ::percent}',
  ),

  // Report search
  mentioned: 'Erwähnt',

  // Report table
  visibilityInTheReport: 'Sichtbarkeit im Bericht',
  reports: 'Berichte',
  report: 'Bericht',
  assistant: 'Assistent',
  noRate: message('Keine Quote: {why}'),
  reportOf: message('{assistant}, {time}'),
  countOfAll: message(
    '{count, number} von {all, number}<noun>{all, plural, one { Keyword} other { Keywords}}</noun>',
  ),
  trendsAreSignificant: '▲ ▼ sind deutliche Veränderungen.',
  countSetByAdministrator: message('{count, number} von der Verwaltung festgelegt'),

  // Share of voice
  noOneMentionedYet: 'Noch niemand wird erwähnt',
  unknownOnlyMentioned: 'Nur Sie werden erwähnt',

  // Short table
  firstRows: message(
    'Die ersten {count, number} {noun, select, competitors {Mitbewerber} names {Namen} other {Websites}}',
  ),
  moreRows: message('{count, number} weitere anzeigen'),

  // Trend in words
  twoWindows: message(
    '{mentions, number} von {answers, plural, one {# Antwort} other {# Antworten}} in {days, plural, one {# Tag} other {# Tagen}}, vorher {earlierMentions, number} von {earlierAnswers, number}.',
  ),

  sizesInDays: message('{sizes} in {days, plural, one {# Tag} other {# Tagen}}'),

  // Verdict in words
  thisFirstReport: 'Das ist Ihr erster Bericht.',
  noKeywordFlippedSinceReport: 'Seit dem vorherigen Bericht hat sich keine Antwort geändert.',
  improvedAndDeclined: message(
    '{improved, plural, one {# Keyword ist deutlich gestiegen} other {# Keywords sind deutlich gestiegen}}, {declined, number} deutlich gefallen.',
  ),
  onlyImproved: message(
    '{improved, plural, one {# Keyword ist deutlich gestiegen.} other {# Keywords sind deutlich gestiegen.}}',
  ),
  onlyDeclined: message(
    '{declined, plural, one {# Keyword ist deutlich gefallen.} other {# Keywords sind deutlich gefallen.}}',
  ),
  noSignificantChangeKeywordOver: 'Keine deutliche Veränderung.',
  notEnoughAnswersForTrend: 'Zu wenige Antworten für einen Trend.',
  brieflyImprovedAndDeclined: message(
    '▲ {improved, number} von {all, plural, one {# Keyword} other {# Keywords}} gestiegen, ▼ {declined, number} gefallen',
  ),
  brieflyImproved: message(
    '▲ {improved, number} von {all, plural, one {# Keyword} other {# Keywords}} gestiegen',
  ),
  brieflyDeclined: message(
    '▼ {declined, number} von {all, plural, one {# Keyword} other {# Keywords}} gefallen',
  ),
  brieflyNoSignificantChange: 'Keine deutliche Veränderung',
  brieflyNotEnoughAnswers: 'Zu wenige Antworten für einen Trend',

  // Who else
  competitorsAndSites: 'Mitbewerber und zitierte Websites',

  // Without you
  withoutYou: 'Ohne Sie / gesamt',
  withoutYouOfAll: message('{without, number} / {all, number}'),
} satisfies Translation<typeof messages>;
