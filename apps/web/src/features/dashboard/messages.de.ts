import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // What the dashboard says first
  allMention: message(
    '{rate, number, ::percent} von {answers, plural, one {# Antwort} other {# Antworten}} erwähnen {company} ({range}).',
  ),
  points: 'Punkte',
  oneMentions: message(
    '{rate, number, ::percent} von {answers, plural, one {# Antwort} other {# Antworten}} von {assistant} erwähnen {company} ({range}).',
  ),

  // The headline, before two windows can be compared
  ratesOver: message('Erwähnungen von {company} ({range}): {rates}.'),
  rateOf: message(
    '{assistant} {answers, plural, =1 {{mentions, number} von 1 Antwort} other {{rate, number, ::percent} ({mentions, number} von # Antworten)}}',
  ),
  rateOver: message(
    '{assistant} erwähnt {company} in {answers, plural, =1 {{mentions, number} von 1 Antwort} other {{rate, number, ::percent} der Antworten ({mentions, number} von #)}} ({range}).',
  ),

  // The headline, before there is a report
  onlyAnswer: message('Die einzige Antwort erwähnt {company}{mentions, plural, =1 {} other { nicht}}.'),
  newestAnswers: message(
    '{mentions, plural, =1 {# der {answers, number} neuesten Antworten erwähnt {company}.} other {# der {answers, number} neuesten Antworten erwähnen {company}.}}',
  ),

  // The headline, while nothing is known
  onlyEmptyAnswers: message(
    'Die neuesten Antworten erwähnen gar kein Unternehmen. Über {company} ist daher noch nichts bekannt.',
  ),
  onlyBrandedKeywords: message(
    'Nur Keywords mit dem Namen {company} haben eine Antwort. Daher gibt es noch keine Quote.',
  ),
  checksFailed: message(
    'Die neuesten Prüfungen sind fehlgeschlagen. Über {company} ist daher noch nichts bekannt.',
  ),
  neverAsked: message('Zu {company} wurde noch kein Assistent gefragt.'),

  // Card in words
  overDays: message(
    '{days, plural, one {# Tag} other {# Tage}}, {keywords, plural, one {# Keyword} other {# Keywords}}.',
  ),
  changeWeighted: message('Veränderung: {weighted}.'),
  keywordsChecked: message(
    '{keywords, plural, one {# Keyword} other {# Keywords}} geprüft{failed, plural, =0 {} other {, # fehlgeschlagen}}{branded, plural, =0 {} other {, # mit Markennamen in keiner Quote}}. Prüfen Sie alle Keywords, um Ihren ersten Bericht zu erhalten.',
  ),

  // Channel cards
  noRate: message('Keine Quote: {why}'),
  reported: 'Aktualisiert',
  notInYourPlan: 'Nicht in Ihrem Tarif.',
  notAskedYet: 'Noch nicht gefragt.',
  notSetUpAdministratorCan: 'Nicht eingerichtet. Die Verwaltung kann den Schlüssel hinzufügen.',

  // How this is counted
  howThisIsCounted: 'So wird gezählt',
  whatIsARate:
    'Verweigerte Antworten und Antworten ohne Unternehmen zählen in keiner Quote. Eine Quote braucht mindestens zwei Antworten. Die Schwankungsbreite (95\u00a0%) gilt nur für Ihre Keywords, nicht für alle Fragen an Assistenten.',
  whatTheSignsSay:
    'Ein gefülltes ▲ oder ▼ ist eine deutliche Veränderung, ein leeres kann Zufall sein. Die Zahl zeigt Prozentpunkte gegenüber dem vorherigen Zeitraum.',

  // Elsewhere
  mentionedInsteadOfYou: 'An Ihrer Stelle erwähnt',
  citedSites: 'Zitierte Websites',
  // Failed checks
  allFailedChecks: message('Alle {count, number} fehlgeschlagenen Prüfungen'),

  // First path
  nameYourCompany: 'Unternehmensnamen eingeben',
  answersSearchedForName: 'Wir suchen ihn in jeder Antwort.',
  addOtherSpellings: 'Weitere Schreibweisen hinzufügen',
  shortFormsAndOtherWays: 'Auch Abkürzungen und andere Schreibweisen zählen als Erwähnung.',
  addYourKeywords: 'Keywords hinzufügen',
  whatCustomersLookFor: 'Aus jedem Keyword wird eine Frage an die Assistenten.',
  keywordsSuggested: message(
    '{count, plural, one {# Keyword ist vorgeschlagen.} other {# Keywords sind vorgeschlagen.}} Wählen Sie, welche Sie beobachten.',
  ),
  chooseCompetitorsFromFirstAnswer: 'Mitbewerber aus den ersten Antworten wählen',
  oneQuestionShowsWhoElse:
    'Sehen Sie, wer noch erwähnt wird. Beobachtete Unternehmen stehen in Ihrem ersten Bericht.',
  checkAllKeywords: 'Alle Keywords prüfen',
  youllSeeCostAndDuration: 'Kosten und Dauer sehen Sie vorher.',
  readYourFirstReport: 'Ersten Bericht lesen',
  howOftenEachAssistantMentions: 'Sehen Sie, wie oft jeder Assistent Sie erwähnt, mit jeder Antwort.',
  yourPathFirstReport: 'Ihr Weg zum ersten Bericht',
  done: '(erledigt)',
  optional: 'optional',

  // Home tasks
  includedInYourPlan: 'In Ihrem Tarif enthalten.',
  someChecksFailed: message('{count, plural, one {# Prüfung} other {# Prüfungen}} fehlgeschlagen'),
  mentionedForNone: message(
    '{keywords, plural, one {# Keyword} other {# Keywords}} ohne Erwähnung in den neuesten Antworten',
  ),
  neverMentioned: message('Noch keine Erwähnung bei {assistants}'),
  beFoundOn: message('Erwähnungen auf {sites} anstreben'),
  citedWithoutYou: message(
    '{site}: in {answers, plural, one {# Antwort} other {# Antworten}} ohne Sie zitiert',
  ),
  trackThem: message('{names} beobachten'),
  untrackedInAnswers: message('{name}: {answers, plural, one {# Antwort} other {# Antworten}} ohne Sie'),
  mentionedWhereYouAreNot: message('{name} wird an Ihrer Stelle erwähnt'),
  nameYourCompetitors: 'Mitbewerber hinzufügen',
  thenSeeWhoMentionedWhen: 'Sehen Sie, wer an Ihrer Stelle erwähnt wird.',
  askThemToo: message('Auch bei {assistants} prüfen'),
  budgetSpent: message('{share, number, ::percent} des Monatsbudgets sind ausgegeben'),
  checksStopWhenNothingLeft: 'Bei 100\u00a0% stoppen die Prüfungen.',
  checkAllKeywordsNow: 'Alle Keywords jetzt prüfen',

  // Next refresh
  beingCheckedNow: 'Wird gerade geprüft',
  nextCheck: message('{kind, select, first {Erste automatische Prüfung} other {Nächste Aktualisierung}}'),
  nextCheckIsDue: message(
    '{kind, select, first {Erste automatische Prüfung} other {Nächste Aktualisierung}} ist fällig',
  ),

  // Spend meter
  spentOnAnswers: message(
    '<simulated>Simulierte </simulated>KI-Kosten im {month}: <b>{spent}</b>{hasBudget, select, yes { von {budget}} other {}}{isOwnCap, select, yes { (Ihre eigene Grenze)} other {}}{hasReserved, select, yes {, davon {reserved} für laufende Prüfungen reserviert} other {}}',
  ),

  // Standing
  shareOfVoice: 'Share of Voice',
  ofAllMentions: message('{brand, number} von {all, plural, one {# Erwähnung} other {# Erwähnungen}}'),
  averagePlace: 'Durchschnittlicher Platz',
  placeFigure: message('{place, number, ::.#}'),
  ofCompanies: message(
    'von Ø {of, number, ::.#} Unternehmen · {answers, plural, one {# Antwort} other {# Antworten}}',
  ),

  // Step action
  changeYourCompany: 'Unternehmen ändern',
  change: 'Ändern',
  changeSpellings: 'Schreibweisen ändern',
  addSpellings: 'Schreibweisen hinzufügen',
  chooseKeywords: 'Keywords wählen',
  addMore: 'Weitere hinzufügen',
  addKeywords: 'Keywords hinzufügen',
  checkAgain: 'Erneut prüfen',
  openYourFirstReport: 'Ersten Bericht öffnen',

  // Task list
  nothingNeedsYouNow: 'Nichts zu tun.',

  // Trend series
  mentionsOfAssistant: message('{assistant}: {mentions, number} von {answers, number}'),
  noAnswerCounts: message('{assistant}: keine gezählten Antworten'),

  // Visibility over time
  visibilityOverTime: 'Sichtbarkeit im Zeitverlauf',
} satisfies Translation<typeof messages>;
