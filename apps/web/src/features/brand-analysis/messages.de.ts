import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Shared
  answerCount: message('{count, plural, one {# Antwort} other {# Antworten}}'),
  statementCount: message('{count, plural, one {# Aussage} other {# Aussagen}}'),
  addressCount: message('{count, plural, one {# Adresse} other {# Adressen}}'),
  answersOf: message('{answers, number} von {of, number}'),
  answersOfHidden: message('{answers, number}<hidden> von {of, number}</hidden>'),
  assistantAnswersOf: message(
    '{assistant}, {answers, number} von {of, plural, one {# Antwort} other {# Antworten}}',
  ),
  answersNewestFirst: message('{count, plural, one {# Antwort} other {# Antworten}}, neueste zuerst'),

  // Analysis in words
  descriptionAppearsHere: 'Nach Ihrer ersten Prüfung sehen Sie hier, wie Assistenten Sie beschreiben',
  nothingStandsOut: 'Keine klaren Auffälligkeiten in diesen Antworten.',
  noneMentionsYouYet: message(
    '{answers, plural, one {Die # Antwort erwähnt Sie noch nicht} other {Noch keine von # Antworten erwähnt Sie}}',
  ),
  addWhatToBeKnownFor: message(
    '{naming, number} von {answers, plural, one {# Antwort} other {# Antworten}} {naming, plural, one {erwähnt} other {erwähnen}} Sie. Fügen Sie hinzu, wofür Sie bekannt sein möchten.',
  ),
  noneSaysATheme: message(
    '{naming, plural, one {Die # Antwort, die Sie erwähnt, enthält keines Ihrer Themen} other {Keine der # Antworten, die Sie erwähnen, enthält eines Ihrer Themen}}',
  ),
  topTheme: message(
    'Sie sind bekannt für „{theme}“, in {saying, number} von {naming, plural, one {# Antwort, die Sie erwähnt} other {# Antworten, die Sie erwähnen}}',
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
    'Sie werden in {answers, number} von {of, plural, one {# Antwort} other {# Antworten}} erwähnt',
  ),
  noOtherCompanyMentioned: message(
    'In {of, plural, one {# Antwort} other {# Antworten}} wird kein anderes Unternehmen erwähnt',
  ),
  firstCompanyAndYou: message(
    '{company} wird in {theirs, number} von {of, plural, one {# Antwort} other {# Antworten}} erwähnt, Sie in {yours, number}',
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
  answersThatMentionYou: 'Antworten, die Sie erwähnen',
  assistantsAnswersThatMentionYou: message('Antworten von {assistant}, die Sie erwähnen'),
  answersThatMention: message('Antworten, die {company} erwähnen'),
  assistantsAnswersThatMention: message('Antworten von {assistant}, die {company} erwähnen'),
  answersThatMentionWithoutYou: message('Antworten, die {company} und nicht Sie erwähnen'),
  answersThatCite: message('Antworten, die {source} zitieren'),
  assistantsAnswersThatCite: message('Antworten von {assistant}, die {source} zitieren'),
  answersThatCiteWithoutYou: message('Antworten, die {site} zitieren und Sie nicht erwähnen'),
  answersThatCiteAndMention: message('Antworten, die {site} zitieren und {company} erwähnen'),

  // Voice lead
  yourShareOfVoice: 'Ihr Share of Voice',
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
  place: 'Platz',
  actions: 'Aktionen',

  // Competitor stances
  whatAnswersSay: 'Was Antworten sagen',
  howThisIsCounted: 'So wird gezählt',
  whatAnswersSayNotLoaded: 'Was Antworten sagen, konnte nicht geladen werden',

  // Facts dialog
  yourFacts: 'Ihre Fakten',
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
  quoteCount: message('{count, plural, one {# Textstelle} other {# Textstellen}}'),
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

  // Opportunities in words
  noOpportunity: 'Keine Antwort erwähnt einen Mitbewerber ohne Sie',
  answersNotSearched: 'Ihre Mitbewerber sind noch nicht gezählt',
  opportunitiesAppearHere: 'Nach Ihren ersten Prüfungen erscheinen hier Chancen',
  notSearchedYet: 'Noch nicht gezählt',
  noAnswersYet: 'Noch keine Antworten',
  keywordsAppearHere:
    'Nach Ihren ersten Prüfungen erscheinen hier Keywords, deren Antworten an Ihrer Stelle einen Mitbewerber erwähnen.',
  noKeywordMatches: 'Kein passendes Keyword',
  nobodyElseMentioned: 'Keine Chancen',
  nothingHere: 'Hier keine Chancen',
  notSteady: 'Niedrig',
  tooFewAnswers: 'Zu wenige Antworten',
  mostAnswersLost: message(
    '{assistant} nennt Mitbewerber statt Ihnen in {answers, number} von {of, plural, one {# Antwort} other {# Antworten}} auf „{keyword}“',
  ),
  mentionedWithoutYou: message(
    '{company} wird in {answers, plural, one {# Antwort} other {# Antworten}} ohne Sie erwähnt',
  ),
  allOpportunities: message(
    '{all, plural, one {# Chance} other {# Chancen}}, davon {steady, number} mit hoher Sicherheit',
  ),
  someOpportunities: message(
    '{shown, number} von {all, plural, one {# Chance} other {# Chancen}} angezeigt, insgesamt {steady, number} mit hoher Sicherheit',
  ),
  opportunityBasis: message(
    '{pairs, plural, one {# Paar aus Keyword und Assistent} other {# Paare aus Keyword und Assistent}} · {range}{isCapped, select, yes {, jeweils die neuesten Antworten} other {}}',
  ),
  theAssistant: message('der Assistent {assistant}'),
  previewToSearchFor: message(
    'Sehen Sie sich oben die Vorschau an und übernehmen Sie die Änderung. Gezählt wird dann: {names}.',
  ),
  noAnswerCountsFor: message('Keine Antworten für diese Filter: {filters}.'),
  noAnswerCountsAndHides: message(
    'Keine Antworten für diese Filter: {filters}. {hidden, plural, one {# Chance ist} other {# Chancen sind}} ausgeblendet.',
  ),
  noAnswerLeavesYouOut: 'Keine Antwort erwähnt einen Mitbewerber ohne Sie.',
  noAnswerLeavesYouOutOthersHidden: message(
    'Keine Antwort erwähnt einen Mitbewerber ohne Sie. {hidden, plural, one {# Chance ist} other {# Chancen sind}} ausgeblendet, durch: {filters}.',
  ),
  steady: 'Hoch',
  nameWithAnswers: message('{name} ({answers, number})'),
  noRiseWouldShow: message(
    '{answers, plural, one {# weitere Antwort} other {# weitere Antworten}} ({cost}) {answers, plural, one {kann} other {können}} keinen klaren Anstieg von {rate, number, ::percent} zeigen, auch nicht auf 100\u00a0%.',
  ),
  riseWouldShow: message(
    '{answers, plural, one {# weitere Antwort zeigt} other {# weitere Antworten zeigen}} in 8 von 10 Fällen einen Anstieg von {rate, number, ::percent} auf {detectable, number, ::percent} oder mehr ({cost}).',
  ),
  seeingARiseTakes: message(
    'Ein Anstieg auf {rate, number, ::percent} braucht etwa {each, number} Antworten davor und {each, number} danach. Das {missing, plural, one {ist # weitere Antwort} other {sind # weitere Antworten}} ({cost}).',
  ),
  namesNotCountedYet: message('Noch nicht gezählt: {names}.'),
  namesNotCountedYetOthersAre: message('Noch nicht gezählt: {names}. Die anderen sind gezählt.'),
  namesAndMore: message('{names} und {more, plural, one {# weiterer} other {# weitere}}'),
  answersWithout: message('Antworten, die einen Mitbewerber und nicht Sie erwähnen: {keyword} ({assistant})'),
  answersNamingYou: message('Antworten, die Sie erwähnen: {keyword} ({assistant})'),
  answersCitingSite: message(
    'Antworten, die {site} zitieren und Sie nicht erwähnen: {keyword} ({assistant})',
  ),

  // Loss lead
  mentionedInstead: 'Stattdessen erwähnt',
  ofAnswers: message('von {of, plural, one {# Antwort} other {# Antworten}}'),
  overOpportunities: message('{shown, number} von {all, plural, one {# Chance} other {# Chancen}}'),

  // Opportunity list
  moreSites: message('+{count, number}'),
  opportunities: 'Chancen',
  keyword: 'Keyword',
  answersLost: 'Verlorene Antworten',
  sitesTheseAnswersCite: 'Darin zitierte Websites',
  certainty: 'Sicherheit',
  mentionYou: message('<open>Sie ({count, number})</open>'),
  mentionYouLastOn: message('<open>Sie ({count, number})</open> · zuletzt am <day></day>'),
  noOtherSiteCited: 'Keine Website in einem Drittel davon',
  rateOfAnswers: message('<bold>{rate, number, ::percent}</bold> {answers, number} von {of, number}'),

  // Pillar list
  messagingPillars: 'Kernbotschaften',
  addATheme: 'Thema hinzufügen',
  themesOfPillar: message('{count, plural, one {Thema} other {Themen}}: {names}'),
  addAThemeFor: message('Thema hinzufügen für {pillar}'),

  // Review panel
  reviewHint:
    'Kritik an Ihnen, Gründungsjahre und Preise, die von Ihren Fakten abweichen, und Produkte, die es laut Antworten nicht gibt. Gleiche Aussagen stehen einmal in der Liste, mit einer Markierung für alle. Markierungen ändern keine Zahlen.',
  nothingToReview: 'Keine offenen Aussagen.',
  nothingMarkedAsTrue: 'Nichts als richtig markiert.',
  nothingMarkedAsFalse: 'Nichts als falsch markiert.',
  nothingMarkedAsOutdated: 'Nichts als veraltet markiert.',
  review: 'Durchsicht',
  whatIsListed: 'Zu dieser Liste',
  theReviewNotLoaded: 'Die Durchsicht konnte nicht geladen werden',
  showStatements: 'Aussagen anzeigen',
  exportCsv: 'CSV exportieren',
  statementsToReview: 'Aussagen zur Durchsicht',
  price: 'Preis',
  deniedProduct: 'Bestrittenes Produkt',
  open: 'Offen',
  markTrue: 'Richtig',
  markFalse: 'Falsch',
  outdated: 'Veraltet',
  markWithCount: message('{mark} ({count, number})'),
  newestAreListed: message(
    'Die Liste enthält nur die neuesten {answers, number} Antworten, die Sie erwähnen.',
  ),
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
    '{count, plural, one {# Adresse} other {# Adressen}}, am häufigsten zitierte zuerst.',
  ),
  answersWithoutYou: message('{count, number} ohne Sie'),

  // Source table
  citedIn: 'Zitiert in',
  mentionedBeside: 'Dabei erwähnt',
  sources: 'Quellen',
  site: 'Website',
  yours: 'Ihre',
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
    '{site} wird am häufigsten zitiert, in {citing, number} von {answers, plural, one {# Antwort} other {# Antworten}}',
  ),
  answersCiteASite: message(
    '{citing, number} von {answers, plural, one {# Antwort} other {# Antworten}} {citing, plural, one {zitiert} other {zitieren}} eine Website',
  ),

  // Stance panel skeleton
  howAnswersSpeak: 'Wie Antworten über Sie sprechen',
  loadingHowAnswersSpeak: 'Wird geladen: wie Antworten über Sie sprechen …',

  // Stance panel
  howAnswersSpeakNotLoaded: 'Wie Antworten über Sie sprechen, konnte nicht geladen werden',
  answersBeingRead: 'Wir lesen Ihre Antworten. Die Ergebnisse erscheinen gleich hier.',
  noAnswerPraisesOrCriticises: 'Keine Antwort lobt oder kritisiert Sie klar.',
  byStance: 'Nach Bewertung',
  boldAnswersOf: message('<bold>{answers, number}</bold> von {of, number}'),

  // Stance table
  notRead: 'Ungelesen',
  praised: 'Gelobt',
  criticised: 'Kritisiert',

  // Statements sheet
  theStatementsNotLoaded: 'Die Aussagen konnten nicht geladen werden',
  loadingStatements: 'Aussagen werden geladen …',
  showMore: 'Mehr anzeigen',
  statementsNewestFirst: message(
    '{count, plural, one {# Aussage} other {# Aussagen}}, neueste Antworten zuerst.',
  ),

  // Theme dialog
  saveTheme: 'Thema speichern',
  themeWasDeleted: 'Dieses Thema wurde inzwischen gelöscht. Speichern Sie, um es wiederherzustellen.',
  theme: 'Thema',
  themeHint: 'Etwas, wofür Sie bekannt sein möchten, etwa „Faire Preise“.',
  words: 'Wörter',
  wordsHint:
    'Ein Wort oder eine Wortgruppe je Zeile. Antworten mit einem davon zählen für das Thema, auch bei anderer Groß- und Kleinschreibung. Ein Stern am Ende steht für jede Endung, etwa günstig*. Ist das Feld leer, suchen wir den Namen des Themas.',
  category: 'Kategorie',
  messagingPillar: 'Kernbotschaft',
  none: 'Keine',
  coreTheme: 'Kernthema',
  coreThemeHint: 'Fehlt es in Antworten, erhalten Sie eine Erkenntnis dazu.',
  changeTheme: message('„{theme}“ ändern'),
  quality: 'Qualität',
  service: 'Service',
  product: 'Produkt',
  values: 'Werte',
  placeOfBusiness: 'Ort',

  // Theme suggestions
  themesFromMessagingPillars: 'Themen aus Ihren Kernbotschaften',

  // Theme lead
  knownFor: message('„{theme}“'),
  answersMentioningYou: message(
    '{answers, number} von {of, plural, one {# Antwort, die Sie erwähnt} other {# Antworten, die Sie erwähnen}}',
  ),
  besideYourNameIn: message(
    'In {answers, number} von {of, plural, one {# Antwort} other {# Antworten}} neben Ihrem Namen',
  ),

  // Theme table
  ofPillar: message('Kernbotschaft „{pillar}“'),
  praiseAndCriticism: message('Lob {praise, number}, Kritik {criticism, number}'),
  saidInAnswers: 'In Antworten, die Sie erwähnen',
  besideYourName: 'Neben Ihrem Namen',
  themes: 'Themen',
  core: 'Kernthema',
  sentiment: 'Stimmung',
  changeNamed: message('{theme} ändern'),
  deleteNamed: message('{theme} löschen'),
  byItsName: 'nach seinem Namen',

  // Theme versions
  themeWasChanged: 'Dieses Thema wurde anderswo geändert, während Sie es bearbeitet haben.',

  // Stances in words
  stancesHint:
    'Anteile beziehen sich auf alle Antworten, die das Unternehmen erwähnen. Nur klare Zeichen zählen, etwa Vorteile, Nachteile und Warnungen. Aussagen, die ein Modell gelesen hat, sind markiert. Eine Antwort kann loben und kritisieren.',
  whatAnswersSayOf: message(
    '{stance}: was Antworten über {isYou, select, yes {Sie} other {{company}}}{hasTopic, select, yes { zum Thema {topic}} other {}} sagen',
  ),
  answersWithAStatement: message(
    '{read, number} von {answers, plural, one {# Antwort} other {# Antworten}} mit einer Aussage',
  ),
  answersWithAStatementAndWaiting: message(
    '{read, number} von {answers, plural, one {# Antwort} other {# Antworten}} mit einer Aussage, {waiting, plural, one {# Antwort wartet} other {# Antworten warten}} noch',
  ),

  // Theme form
  yes: 'ja',
  no: 'nein',
  nothing: 'leer',
} satisfies Translation<typeof messages>;
