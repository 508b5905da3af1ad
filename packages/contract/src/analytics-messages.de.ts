import type * as messages from './analytics-messages.ts';
import { messagesIn, type Translation } from './messages/message.ts';

const message = messagesIn('de');

export default {
  // Analytics measures
  reports: 'Berichte',
  answersMeasured: 'Gemessene Antworten',
  ofThemNamingCompany: 'Davon mit Erwähnung des Unternehmens',
  shareMentioned: 'Erwähnungsquote',
  shareMentionedLow: 'Erwähnungsquote, Untergrenze',
  shareMentionedHigh: 'Erwähnungsquote, Obergrenze',
  shareMentionedLowForSimilarKeywords: 'Erwähnungsquote, Untergrenze für ähnliche Keywords',
  shareMentionedHighForSimilarKeywords: 'Erwähnungsquote, Obergrenze für ähnliche Keywords',
  shareMentionedKeywordsBothRanges: 'Erwähnungsquote, Keywords beider Zeiträume',
  keywordsNewlyMentioned: 'Keywords mit neuer Erwähnung',
  keywordsNoLongerMentioned: 'Keywords mit weggefallener Erwähnung',
  calls: 'Anfragen',
  answered: 'Beantwortet',
  failed: 'Fehlgeschlagen',
  lost: 'Verloren',
  answeredOfCalls: 'Anteil beantworteter Anfragen',
  medianTime: 'Median der Antwortzeit',
  p95Time: '95\u00a0% waren schneller als',
  costOfAnswers: 'Kosten der Antworten',
  keywords: 'Keywords',
  added: 'Hinzugefügt',
  ofThemByAi: 'Davon durch KI',
  keywordsMeasured: 'Gemessene Keywords',
  users: 'Nutzer',
  newUsers: 'Neue Nutzer',
  activeUsers: 'Aktive Nutzer',
  runs: 'Läufe',
  answers: 'Antworten',
  companiesCompared: 'Verglichene Unternehmen',
  answersMentioningIt: 'Antworten mit Erwähnung',
  withoutTheCompany: 'Ohne das Unternehmen',
  mentions: 'Erwähnungen',
  mentionsOfUsersBrands: 'Erwähnungen der Marken von Nutzern',
  mentionsOfOtherCompanies: 'Erwähnungen anderer Unternehmen',
  shareOfVoice: 'Share of Voice',
  competitorsMentioned: 'Erwähnte Mitbewerber',
  payments: 'Zahlungen',
  payingUsers: 'Zahlende Nutzer',
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  lostToDisputes: 'Durch Zahlungsanfechtungen verloren',
  subscriptionsBegun: 'Begonnene Abos',
  visibilityTrends: 'Verlauf der Sichtbarkeit',
  howOftenAnswersNameCompany:
    'Wie oft Antworten das Unternehmen des Nutzers erwähnen: die Berichte aller Nutzer, ohne Keywords mit seinem Namen.',
  dayUtc: 'Tag (UTC)',
  channelPerformance: 'Leistung der Assistenten',
  howEachAssistantAnswered:
    'Wie jeder Assistent geantwortet hat: alle Anfragen, die Dauer der Antworten und ihre Kosten.',
  keywordAnalysis: 'Keyword-Analyse',
  whatPeopleTrack:
    'Was Nutzer beobachten: die Keywords, die es noch gibt, nach Suchintention, und wie oft Berichte das Unternehmen erwähnt fanden.',
  searchIntent: 'Suchintention',
  userActivity: 'Nutzeraktivität',
  howManyAccountsThere:
    'Wie viele Konten es gibt, welche neu sind und welche einen Lauf hatten, nach dem jetzigen Tarif. Gelöschte Konten zählen nicht.',
  competitiveAnalysis: 'Wettbewerbsanalyse',
  theTrackedCompetitorsUsersReports:
    'Die beobachteten Mitbewerber, die Berichte der Nutzer am häufigsten erwähnen. Share of Voice zählt alle Unternehmen in den Antworten. Keywords mit dem Markennamen zählen nicht.',
  revenueAnalytics: 'Umsatzanalyse',
  whatWasPaid:
    'Was bezahlt wurde, je Währung und bezahltem Tarif, und was seitdem erstattet wurde. Rechnungen über 0\u00a0$, etwa zu Beginn einer Testphase, sind keine Zahlungen. Dazu kommen die Kosten der Antworten.',
  ofThemNamingYou: 'Davon mit Erwähnung Ihrer Marke',
  howOftenAnswersInReports:
    'Wie oft die Antworten in Ihren Berichten Sie erwähnen, über alle Assistenten. Keywords mit Ihrem Namen zählen nicht.',
  howOftenEachAssistantMentions:
    'Wie oft jeder Assistent Sie erwähnt, und Ihr Anteil an den Erwähnungen aller Unternehmen in seinen Antworten. Keywords mit Ihrem Namen zählen nicht.',
  theKeywordsYouHave:
    'Ihre Keywords nach Suchintention, und wie oft Ihre Berichte Sie erwähnt fanden. Keywords mit Ihrem Namen zählen in keinem Anteil.',
  howOftenReportsMentionCompetitors:
    'Wie oft Ihre Berichte Ihre beobachteten Mitbewerber erwähnen. Share of Voice zählt alle Unternehmen in den Antworten. Keywords mit dem Markennamen zählen nicht.',
  mentionsOfYou: 'Ihre Erwähnungen',
  withoutYou: 'Ohne Sie',
  assistant: 'Assistent',
  plan: 'Tarif',
  competitor: 'Mitbewerber',

  // Analytics
  theLastDayMustNot: 'Der letzte Tag darf nicht vor dem ersten liegen',
  chooseOneSixReports: 'Bitte wählen Sie einen der sechs Berichte',
  administratorsGetReportsAllUsers:
    'Administratoren erhalten die Berichte aller Nutzer. Auch Nutzer und ihre API-Schlüssel dürfen das aufrufen und erhalten ihre eigenen: vier der sechs Arten, beantwortet wie von `/functions/my-analytics-operations`.',
  rangeTooLong: message('Ein Zeitraum hat höchstens {max, plural, one {# Tag} other {# Tage}}'),

  // Answers
  thePlaceMustNotBe: 'Die Stelle darf nicht leer sein',

  // Browser measures
  namePartProgram: 'Bitte nennen Sie einen Teil des Programms',

  // Change words
  notEnoughAnswersForTrend: message(
    '{place, select, clause {zu} other {Zu}} wenige Antworten für einen Trend{place, select, sentence {.} other {}}',
  ),
  change: message(
    '{assistant} erwähnt {company} {direction, select, more {häufiger} other {seltener}}{subject, select, keyword { bei „{name}“} topic { beim Thema {name}} other {}}: {before, number, ::percent} → {after, number, ::percent} ({answers, plural, one {# Antwort} other {# Antworten}} in {days, plural, one {# Tag} other {# Tagen}}).',
  ),
  noChangeInDays: message(
    'Keine deutliche Veränderung in {days, plural, one {# Tag} other {# Tagen}}: {rates}.',
  ),
  noChange: message('Keine deutliche Veränderung: {rates}.'),
  steadyRate: message('{assistant} {before, number, ::percent} → {after, number, ::percent}'),
  trendWithAnswers: message(
    'Trend jetzt mit {answers, plural, one {# weiteren Antwort} other {# weiteren Antworten}}{place, select, sentence {.} other {}}',
  ),
  trendWithAnswersFor: message(
    'Trend jetzt mit {answers, plural, one {# weiteren Antwort} other {# weiteren Antworten}}, {cost}{place, select, sentence {.} other {}}',
  ),
  trendWithAnswersOf: message(
    'Trend jetzt mit {answers, plural, one {# weiteren Antwort} other {# weiteren Antworten}}, {cost} von {budget} im Monat{place, select, sentence {.} other {}}',
  ),
  trendFrom: message('Trend etwa ab dem {day}{place, select, sentence {.} other {}}'),

  // Data export columns
  visibilityResults: 'Prüfergebnisse',
  subscriptions: 'Abos',
  auditLogs: 'Audit-Protokolle',
  whatTheUserDid: 'Was der Nutzer getan hat und was mit seinem Konto geschah.',
  joined: 'Registriert',
  checked: 'Geprüft',
  asked: 'Gefragt',
  made: 'Erstellt',
  begun: 'Begonnen',
  invoiced: 'In Rechnung gestellt',
  done: 'Ausgeführt',

  // Data exports
  chooseWhatIsExported: 'Bitte wählen Sie, was exportiert wird',
  aReasonRequiredForPersonal: 'Für personenbezogene Daten ist ein Grund nötig',
  theseRowsNoAssistant: 'Diese Zeilen gehören zu keinem Assistenten',

  // Own analytics
  chooseOneFourReports: 'Bitte wählen Sie einen der vier Berichte',

  // Presence weights
  aWholeNumber: 'Bitte eine ganze Zahl',
  theWeightsPresenceScoreMust: 'Die Gewichte des Präsenzwerts müssen zusammen 100 ergeben',
  mentioned: 'Erwähnt',
  place: 'Platzwertung',
  share: 'Anteil',
  reach: 'Abdeckung',

  // Statement review
  rmbCn: '元 RMB CN¥',
  enterOnePriceLine: 'Bitte geben Sie je Zeile einen Preis mit Währung ein, etwa 29\u00a0€',
  enterAYear: 'Bitte geben Sie ein Jahr ein',
  atMostPrices: message('Höchstens {max, plural, one {# Preis} other {# Preise}}'),

  // Statement words
  recommendedFirst: 'Als beste Wahl empfohlen',
  mentionedOnly: 'Nur erwähnt',
  advisedAgainst: 'Abgeraten',
  praised: 'Gelobt',
  withAReservation: 'Mit Vorbehalt',
  criticised: 'Kritisiert',
  spoken: message(
    'in {answers, number} von {mentioned, plural, one {# Antwort} other {# Antworten}}{hasShare, select, yes {, {share} ({range})} other {}}{hasTopics, select, yes {: {topics}} other {}}',
  ),

  // Summaries
  chooseHowOften: 'Bitte wählen Sie, wie oft',

  // Headline words
  improved: 'gestiegen',
  declined: 'gefallen',
  noSignificantChange: 'keine deutliche Veränderung',
  notEnoughAnswersYet: 'noch zu wenige Antworten für einen Trend',
  notComparable: 'nicht vergleichbar mit dem vorherigen Zeitraum',
  notAskedYet: 'noch nicht gefragt',
  noReportInTheseDays: 'kein Bericht in diesen Tagen',
  everyCheckFailed: 'alle Prüfungen fehlgeschlagen, daher unbekannt',
  onlyBrandedKeywords: 'nur Keywords mit dem Markennamen haben Antworten',
  noAnswerMentionsACompany: 'keine Antwort erwähnt ein Unternehmen',
  eachKeywordWeightedEqually:
    'Durchschnitt der Veränderungen je Keyword, da die Zahl der Antworten je Keyword verschieden ist',
  pointsWeightedEqually: message(
    'im Durchschnitt {sign, select, plus {+} minus {−} other {±}}{points, plural, one {# Punkt} other {# Punkte}}',
  ),
} satisfies Translation<typeof messages>;
