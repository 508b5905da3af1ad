import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Shared
  answerCount: message('{count, plural, one {# Antwort} other {# Antworten}}'),
  statementCount: message('{count, plural, one {# Aussage} other {# Aussagen}}'),
  addressCount: message('{count, plural, one {# Seite} other {# Seiten}}'),
  answersOf: message('{answers, number} von {of, number}'),
  answersOfHidden: message('{answers, number}<hidden> von {of, number}</hidden>'),
  assistantAnswersOf: message(
    '{assistant}, {answers, number} von {of, plural, one {# Antwort} other {# Antworten}}',
  ),
  answersNewestFirst: message('{count, plural, one {# Antwort} other {# Antworten}}, neueste zuerst'),

  // Analysis in words
  descriptionAppearsHere: 'Nach Ihrer ersten Prüfung sehen Sie hier, wie Assistenten Sie beschreiben',
  nothingStandsOut: 'Keine deutlichen Auffälligkeiten in diesen Antworten.',
  noneMentionsYouYet: message(
    '{answers, plural, one {Die # Antwort erwähnt Sie noch nicht} other {Noch keine von # Antworten erwähnt Sie}}',
  ),
  addWhatToBeKnownFor: message(
    '{naming, number} von {answers, plural, one {# Antwort} other {# Antworten}} {naming, plural, one {erwähnt} other {erwähnen}} Sie. Fügen Sie hinzu, wofür Sie bekannt sein möchten.',
  ),
  noneSaysATheme: message(
    '{naming, plural, one {Die # Antwort mit Ihrer Marke enthält keines Ihrer Merkmale} other {Keine der # Antworten mit Ihrer Marke enthält eines Ihrer Merkmale}}',
  ),
  topTheme: message(
    'Das Merkmal „{theme}“ kommt in {saying, number} von {naming, plural, one {# Antwort} other {# Antworten}} mit Ihrer Marke vor',
  ),
  analysisBasis: message(
    '{naming, number} von {answers, plural, one {# Antwort} other {# Antworten}} {naming, plural, one {erwähnt} other {erwähnen}} Sie · {range}{isCapped, select, yes { (es zählen die neuesten {newest, number})} other {}} · {assistants, plural, one {# Assistent} other {# Assistenten}}, {models, plural, one {# Modell} other {# Modelle}}',
  ),
  insightsNeedAnswers: message(
    'Erkenntnisse erscheinen ab {needed, plural, one {# Antwort, die ein Unternehmen erwähnt} other {# Antworten, die ein Unternehmen erwähnen}} (bisher {answers, number}).',
  ),

  // Answer pages
  theAnswersNotLoaded: 'Die Antworten konnten nicht geladen werden',
  loadingAnswers: 'Antworten werden geladen …',
  loading: 'Wird geladen …',
  showOlderAnswers: 'Ältere Antworten anzeigen',

  // Companies in words
  noAnswersInTheseDays: 'Keine Antworten in diesen Tagen',
  mentionsAppearHere: 'Nach Ihrer ersten Prüfung sehen Sie hier, wer an Ihrer Stelle erwähnt wird',
  youAreMentionedIn: message(
    '{answers, number} von {of, plural, one {# Antwort} other {# Antworten}} {answers, plural, one {erwähnt} other {erwähnen}} Sie',
  ),
  noOtherCompanyMentioned: message(
    'In {of, plural, one {# Antwort} other {# Antworten}} wird kein anderes Unternehmen erwähnt',
  ),
  firstCompanyAndYou: message(
    '{theirs, number} von {of, plural, one {# Antwort} other {# Antworten}} {theirs, plural, one {erwähnt} other {erwähnen}} {company}, {yours, number} {yours, plural, one {erwähnt} other {erwähnen}} Sie',
  ),
  averagePlace: message('{place, number, ::.#} / {of, number, ::.#}'),
  answersMentionCompany: message(
    '{answers, number} von {of, plural, one {# Antwort} other {# Antworten}} {answers, plural, one {erwähnt} other {erwähnen}} {company}.',
  ),
  shareOfVoiceIs: message('Ihr Share of Voice liegt bei {share, number, ::percent}.'),
  shareOfVoiceStays: message('Ihr Share of Voice bleibt bei {share, number, ::percent}.'),
  shareOfVoiceWent: message(
    'Ihr Share of Voice hat sich von {before, number, ::percent} auf {share, number, ::percent} verändert.',
  ),

  // Answers that a count opens
  answersThatMentionYou: 'Antworten mit Ihrer Marke',
  assistantsAnswersThatMentionYou: message('Antworten von {assistant} mit Ihrer Marke'),
  answersThatMention: message('Antworten, die {company} erwähnen'),
  assistantsAnswersThatMention: message('Antworten von {assistant}, die {company} erwähnen'),
  answersThatMentionWithoutYou: message('Antworten, die {company} erwähnen, aber nicht Sie'),
  answersThatCite: message('Antworten, die {source} zitieren'),
  assistantsAnswersThatCite: message('Antworten von {assistant}, die {source} zitieren'),
  answersThatCiteWithoutYou: message('Antworten, die {site} zitieren und Sie nicht erwähnen'),
  answersThatCiteAndMention: message('Antworten, die {site} zitieren und {company} erwähnen'),

  // Voice lead
  yourShareOfVoice: 'Share of Voice',
  shareOfVoiceByCompany: 'Share of Voice nach Unternehmen',
  mentionsByCompany: 'Erwähnungen nach Unternehmen',
  yourMentions: 'Ihre Erwähnungen',
  rankByMentions: message('Platz {rank, number} von {companies, number}'),
  mentionsOf: message('{mentions, number} von {all, plural, one {# Erwähnung} other {# Erwähnungen}}'),

  // Company table
  you: 'Sie',
  mentionedIn: 'Erwähnt in',
  withoutYou: 'Ohne Sie',
  byAssistant: 'Nach Assistent',
  tracked: 'Beobachtet',
  companies: 'Unternehmen',
  itsAnswers: message('{company}<hidden>: Antworten dazu</hidden>'),
  whatYouNoted: message('{company}<hidden>: Ihre Notizen</hidden>'),
  howOftenYouOverTime: 'Wie oft Antworten Sie erwähnen, im Zeitverlauf',
  howOftenOverTime: message('Wie oft Antworten {company} erwähnen, im Zeitverlauf'),
  company: 'Unternehmen',
  trend: 'Trend',
  share: 'Anteil',
  place: 'Ø Platz',
  actions: 'Aktionen',

  // Competitor stances
  whatAnswersSay: 'Aussagen in Antworten',
  whatAnswersSayNotLoaded: 'Die Aussagen konnten nicht geladen werden',

  // Facts dialog
  yourFacts: 'Ihre Fakten',
  editYourFacts: 'Fakten bearbeiten',
  saving: 'Wird gespeichert …',
  saveFacts: 'Fakten speichern',
  foundingYear: 'Gründungsjahr',
  prices: 'Preise',
  pricesHint:
    'Einer je Zeile, mit Währung, etwa „29\u00a0€ im Monat“. Mit dem Namen eines Produkts am Anfang gilt der Preis nur dafür, etwa „Trail 49\u00a0€“.',

  // Insight list
  strength: 'Stärke',
  gap: 'Lücke',
  opportunity: 'Chance',
  risk: 'Risiko',
  insights: 'Erkenntnisse',
  quoteCount: message('{count, plural, one {# Zitat} other {# Zitate}}'),
  showTheAnswers: message('Antworten anzeigen<hidden>: {insight}</hidden>'),
  showAnswers: message(
    '{count, plural, one {# Antwort} other {# Antworten}} anzeigen<hidden>: {insight}</hidden>',
  ),

  // List filters
  assistant: 'Assistent',
  filters: 'Filter',
  allAssistants: 'Alle Assistenten',

  // Mentioned share
  notCountedYet: 'Noch nicht gezählt',

  // Open answers
  noAnswerMentionsYet: 'Noch keine Antwort erwähnt Sie',
  figureShowsAnswers: message('<figure></figure><hidden>: Antworten mit „{theme}“ anzeigen</hidden>'),

  // Pillar list
  messagingPillars: 'Kernbotschaften',
  addATheme: 'Merkmal hinzufügen',
  themesOfPillar: message('{count, plural, one {Merkmal} other {Merkmale}}: {names}'),
  addAThemeFor: message('Merkmal hinzufügen für {pillar}'),

  // Review panel
  reviewHint:
    'Kritik an Ihnen, Gründungsjahre und Preise, die von Ihren Fakten abweichen, und Produkte, die es laut Antworten nicht gibt. Gleiche Aussagen stehen einmal in der Liste, mit einer Markierung für alle. Markierungen ändern keine Zahlen.',
  nothingToReview: 'Nichts zu prüfen.',
  nothingMarkedAsTrue: 'Nichts als richtig markiert.',
  nothingMarkedAsFalse: 'Nichts als falsch markiert.',
  nothingMarkedAsOutdated: 'Nichts als veraltet markiert.',
  review: 'Aussagen prüfen',
  whatIsListed: 'Was die Liste enthält',
  showStatements: 'Aussagen anzeigen',
  exportCsv: 'CSV exportieren',
  statementsToReview: 'Zu prüfende Aussagen',
  price: 'Preis',
  deniedProduct: 'Bestrittenes Produkt',
  open: 'Zu prüfen',
  markTrue: 'Richtig',
  markFalse: 'Falsch',
  outdated: 'Veraltet',
  markWithCount: message('{mark} ({count, number})'),
  newestAreListed: message('Die Liste enthält nur die neuesten {answers, number} Antworten mit Ihrer Marke.'),
  isYourProduct: message('{product} ist eines Ihrer Produkte'),
  saysAndFactsSay: message('In der Antwort: {stated}, in Ihren Fakten: {declared}'),
  andOtherAnswers: message('und {count, plural, one {# weitere Antwort} other {# weitere Antworten}}'),

  // Setup nav
  setupSteps: 'Schritte der Einrichtung',
  stepDone: message('{step}, erledigt'),

  // Setup steps
  brandProfile: 'Markenprofil',
  brandQuestions: 'Markenfragen',
  firstAnalysis: 'Erste Analyse',
  competitors: 'Mitbewerber',

  // Source addresses sheet
  theAddressesNotLoaded: 'Die Adressen konnten nicht geladen werden',
  loadingAddresses: 'Adressen werden geladen …',
  addressesMostCitedFirst: message(
    '{count, plural, one {# Seite} other {# Seiten}}, am häufigsten zitierte zuerst.',
  ),
  answersWithoutYou: message('{count, number} ohne Sie'),

  // Source table
  citedIn: 'Zitiert in',
  mentionedBeside: 'Dabei erwähnt',
  sources: 'Quellen',
  site: 'Website',
  yours: 'Ihre Website',
  competitor: 'Mitbewerber',
  itsAddresses: message('{site}<hidden>: Adressen</hidden>'),

  // Share change
  changeOfShare: 'Veränderung',
  nothingToCompare: 'Zu wenige frühere Antworten für einen Vergleich',
  shareUp: 'gestiegen, Prozentpunkte:',
  shareDown: 'gefallen, Prozentpunkte:',
  shareBeforeAndNow: message('{before} → {now}'),
  shareChangeExplained: message(
    'In ebenso vielen Tagen davor wurde die Website in {answers, number} von {of, number} Antworten zitiert. {isSignificant, select, yes {Das ist eine deutliche Veränderung, in Prozentpunkten.} other {Das ist keine deutliche Veränderung.}}',
  ),

  // Sources in words
  sourcesAppearHere: 'Nach Ihrer ersten Prüfung sehen Sie hier, welche Websites Antworten zitieren',
  shareCitesSite: message(
    '{share, number, ::percent} der Antworten zitieren {site}, die am häufigsten zitierte Website',
  ),
  siteIsCitedMost: message(
    '{citing, number} von {answers, plural, one {# Antwort} other {# Antworten}} {citing, plural, one {zitiert} other {zitieren}} {site}, die am häufigsten zitierte Website',
  ),
  answersCiteASite: message(
    '{citing, number} von {answers, plural, one {# Antwort} other {# Antworten}} {citing, plural, one {zitiert} other {zitieren}} eine Website',
  ),

  // Stance panel skeleton
  howAnswersSpeak: 'Lob und Kritik',
  loadingHowAnswersSpeak: 'Lob und Kritik werden geladen …',

  // Stance panel
  howAnswersSpeakNotLoaded: 'Lob und Kritik konnten nicht geladen werden',
  answersBeingRead: 'Wir lesen Ihre Antworten. Die Ergebnisse erscheinen gleich hier.',
  noAnswerPraisesOrCriticises: 'Keine Antwort lobt oder kritisiert Sie deutlich.',
  byStance: 'Einzelheiten',
  boldAnswersOf: message('<bold>{answers, number}</bold> von {of, number}'),

  // Stance table
  notRead: 'Keine Aussage',
  praised: 'Gelobt',
  criticised: 'Kritisiert',

  // Statements sheet
  theStatementsNotLoaded: 'Die Aussagen konnten nicht geladen werden',
  loadingStatements: 'Aussagen werden geladen …',
  showMore: 'Mehr anzeigen',
  statementsNewestFirst: message(
    '{count, plural, one {# Aussage} other {# Aussagen}}, neueste Antworten zuerst.',
  ),

  // Stances in words
  stancesHint:
    'Lob und Kritik sind Anteile an Antworten, die das Unternehmen erwähnen. Eine Antwort kann beides enthalten.',
  whatAnswersSayOf: message(
    '{stance}: was Antworten über {isYou, select, yes {Sie} other {{company}}}{hasTopic, select, yes { zum Thema {topic}} other {}} sagen',
  ),
  stanceBasis: message(
    '{answers, plural, one {# Antwort} other {# Antworten}} mit Ihrer Marke{waiting, plural, =0 {} other {, # noch nicht gelesen}}',
  ),
} satisfies Translation<typeof messages>;
