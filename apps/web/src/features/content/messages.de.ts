import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // All questions
  otherQuestions: 'Andere Fragen',
  frequentlyAskedQuestions: 'Häufige Fragen',
  thereNoQuestionsHereYet: 'Noch keine Fragen.',
  searchTheQuestions: 'Fragen durchsuchen',
  questionsShown: message('{shown, number} von {total, plural, one {# Frage} other {# Fragen}}'),
  noQuestionMatches: 'Keine Frage passt. Versuchen Sie andere Wörter.',
  showAllQuestions: 'Alle Fragen anzeigen',

  // Help
  help: 'Hilfe',
  whatHelpHolds: 'Kurze Antworten, eine Frage pro Artikel.',
  searchTheHelp: 'Hilfe durchsuchen',
  articlesShown: message('{shown, number} von {total, plural, one {# Artikel} other {# Artikeln}}'),
  noArticleMatches: 'Kein Artikel passt. Versuchen Sie es mit anderen Wörtern.',
  showAllArticles: 'Alle Artikel anzeigen',
  allArticles: 'Alle Artikel',
  nextArticle: message('Weiter: {title}'),

  // Author posts
  postsOnBlog: message('{count, plural, one {# Beitrag} other {# Beiträge}} im Blog'),

  // Changelog
  changelog: 'Neuerungen',
  thereNoEntriesYet: 'Noch keine Einträge.',
  whatIsNew: 'Neue Funktionen und behobene Fehler.',

  // Comment form
  yourComment: 'Ihr Kommentar',
  plainTextShownAs: message('Einfacher Text. Nach der Freigabe erscheint er unter dem Namen {name}.'),
  sending: 'Wird gesendet …',
  sendComment: 'Kommentar senden',

  // Discussion
  waitsForApproval: 'Wartet auf Freigabe',
  notPublished: 'Nicht veröffentlicht',
  youLikeThis: 'Gefällt Ihnen',
  like: 'Gefällt mir',
  readersLikeThis: message(
    '{count, plural, =0 {Noch kein „Gefällt mir“} one {# Person gefällt das} other {# Personen gefällt das}}',
  ),
  comments: 'Kommentare',
  theCommentsNotLoaded: 'Die Kommentare konnten nicht geladen werden.',
  deleteLabel: 'Löschen',
  thereNoCommentsYet: 'Noch keine Kommentare.',
  logInToComment: 'Zum Kommentieren anmelden',

  // Faq
  allQuestions: 'Alle Fragen',

  // Feature showcase
  fromKeywordNumberCanCheck: 'Vom Keyword zur nachprüfbaren Zahl',

  // Hero
  isBrandNamedBy: message('Steht Ihre Marke in den Antworten von <assistants></assistants>'),
  whatItDoes: message(
    '{product} stellt KI-Assistenten die Fragen, die Ihre Kunden stellen. Sehen Sie, wo Ihr Name vorkommt, wer stattdessen erwähnt wird und wie sich beides verändert.',
  ),
  checkYourRankings: 'Sichtbarkeit prüfen',
  howItWorks: 'So funktioniert es',
  seeDemonstration: 'Demo ansehen',
  everyAccountBeginsOnFree: 'Beginnen Sie mit dem Tarif Free. Keine Kreditkarte nötig.',
  exampleFigures: 'Beispielzahlen',
  claimsOfTheOperator: 'Werbeaussagen des Betreibers',
  exampleFiguresDemonstration: 'Erfundene Beispielzahlen.',
  operatorsClaims: message('Werbeaussagen des Betreibers dieser Website, nicht von {product} gemessen.'),

  // How it measures
  howItMeasures: 'So wird gemessen',
  measuredShare: message('{share, number, ::percent .0}'),
  measuredOf100: message('{ranges, number} von 100'),
  ofCountedMentions: message(
    'der gezählten Erwähnungen sind richtig. Eine einfache Textsuche erreicht {search, number, ::percent .0}.',
  ),
  ofMentionsFound: 'der Erwähnungen in einer Antwort werden gefunden.',
  ofRangesHoldTheTrueRate: 'Mal liegt die wahre Quote in der Schwankungsbreite.',
  measuredOn: message(
    'Gemessen an {cases, number} von Hand ausgewerteten Antworten in {languages, number} Sprachen. Mit den meisten wurden die Regeln entwickelt. In zwölf Gruppen unbekannter Antworten waren {lowest, number, ::percent} bis {highest, number, ::percent} der gezählten Erwähnungen richtig. Zum Nachmessen im Quellcode: <code>npm run benchmark</code>.',
  ),

  // How it works
  peopleAskAssistants: message(
    'Menschen fragen KI-Assistenten, was sie kaufen sollen. {product} stellt dieselben Fragen und speichert jede Antwort.',
  ),
  addKeywords: 'Keywords hinzufügen',
  writeDownWhatCustomersLook: 'Geben Sie ein, wonach Ihre Kunden suchen, als Wörter oder Fragen.',
  aiPlatformMonitoring: 'KI-Plattformen beobachten',
  eachKeywordBecomesQuestionIn:
    'Aus jedem Keyword wird eine Frage in Ihrer Sprache und aus Ihrem Land. Wir stellen sie den Assistenten, die Sie wählen.',
  detailedReports: 'Ausführliche Berichte',
  seeHowOftenNamed:
    'Sehen Sie, wie oft jeder Assistent Sie zu jedem Keyword erwähnt. Jede Quote zeigt die Zahl der Antworten und die Schwankungsbreite (95\u00a0%). Jede Antwort können Sie öffnen.',
  optimizeStrategy: 'Strategie verbessern',
  readWhichSourcesAssistantsLean:
    'Sehen Sie, welche Quellen Assistenten zitieren und wer an Ihrer Stelle erwähnt wird. Setzen Sie dort an und sehen Sie, ob Sie häufiger erwähnt werden.',
  yourOwnNameNeverAdded: 'Wir fügen Ihren Namen keiner Frage hinzu.',
  aLinkIsACitation: 'Ein Link auf Ihre Website zählt als Quelle, nicht als Erwähnung.',
  aFailedCheckStaysUnknown:
    'Eine fehlgeschlagene Prüfung zählt als unbekannt. Sie verschlechtert Ihre Zahlen nie.',
  anAnswerThroughInterfaceNot:
    'In der App des Anbieters kann die Antwort anders ausfallen. Zu jeder Zahl nennen wir das Modell.',
  howItWorks2: 'So funktioniert es',
  supportedPlatforms: 'Unterstützte Plattformen',
  whyChoose: message('Was für {product} spricht'),
  startFreeTrial: 'Kostenlos testen',
  viewPricing: 'Preise ansehen',

  // How to ask
  contactSupportAt: message(
    'Ihre Frage ist nicht dabei? Wenden Sie sich an den Support: <link>{host}</link>',
  ),
  contactSupportByEmail: message(
    'Ihre Frage ist nicht dabei? Schreiben Sie dem Support: <link>{email}</link>',
  ),

  // Integration
  byApi: 'Über die API',
  keywordsRuns:
    'Lesen Sie Daten und starten Sie Prüfungen aus eigenen Programmen. Die API kann alles, was die App kann. Ein OpenAPI-Dokument beschreibt sie.',
  asFiles: 'Als Dateien',
  keywordListsComeInAs:
    'Importieren Sie Keyword-Listen als CSV. Exportieren Sie Listen und Berichte als CSV und die Antworten eines Berichts als Archiv.',
  asTheyHappen: 'Sobald etwas geschieht',
  webhooksAfterARun:
    'Webhooks melden beendete Prüfungen und neue Berichte. Sie sind signiert und werden bei Fehlern wiederholt. Ein Event-Stream meldet jede Prüfung sofort.',
  integration: 'Integrationen',
  whatMeasureHereDoesNot: 'Nehmen Sie Ihre Daten überallhin mit.',
  readTheApisDocumentation: 'API-Dokumentation',

  // Logo carousel
  logos: 'Logos',
  contentTemporarilyUnavailable: 'Inhalt vorübergehend nicht verfügbar',
  exampleLogos: 'Beispiellogos',
  exampleLogo: message(
    'Beispiel-{shape, select, Steps {Stufen} Prism {Prisma} Tiles {Kacheln} Wave {Welle} Hex {Sechseck} Half {Hälfte} Cross {Kreuz} Leaf {Blatt} Bars {Balken} other {Ring}}',
  ),

  // Operator offer
  exampleOffer: message('Beispielangebot: {offer}.'),
  operatorsOffer: message('Angebot des Betreibers dieser Website: {offer}.'),

  // Page not found
  home: 'Zur Startseite',

  // Post list
  blog: 'Blog',
  thereNoPostsYet: 'Noch keine Beiträge.',
  onMeasuringWhatAssistantsSay: 'Notizen zur Messung der KI-Sichtbarkeit.',
  rssFeed: 'RSS-Feed',

  // Preview notice
  thisIsAPreview: 'Vorschau der gespeicherten Seite. Für Besucher ist sie vielleicht noch nicht zu sehen.',
  linkWorksUntil: message('Dieser Link gilt bis {time}.'),
  linkWorksForOneHour: 'Dieser Link gilt eine Stunde.',

  // Product tour
  oneQuestionFourAnswers: 'Eine Frage, vier Assistenten',
  seeWhichAssistantsMention:
    'Sehen Sie, welche Assistenten Sie zu einem Keyword erwähnen und wann sich das geändert hat.',
  pictureOfKeyword:
    'Die Seite eines Keywords mit vier Diagrammen, wie oft jeder Assistent die Marke erwähnt.',
  theAnswerItself: 'Die Antwort selbst',
  readWhatWasSaid:
    'Lesen Sie die Antworten hinter jeder Zahl. Ihr Name ist darin markiert, und der Grund der Zählung steht dabei.',
  pictureOfAnswer:
    'Die Seite einer Antwort mit markierter Marke, dem Grund der Zählung, anderen Unternehmen und Quellen.',
  whoIsMentionedInstead: 'Wer stattdessen erwähnt wird',
  compareYourself:
    'Vergleichen Sie sich mit jedem Unternehmen, das die Assistenten erwähnen, ob Sie es beobachten oder nicht.',
  pictureOfCompetitors:
    'Die Seite der Mitbewerber. Sie zeigt, wie oft jedes Unternehmen erwähnt wird, seinen Trend und seinen Platz.',
  pictureOfDashboard:
    'Das Dashboard. Es zeigt, wie oft ChatGPT, Claude, Gemini und Perplexity die Marke erwähnen und was sich verändert hat.',
  picturesShowExamples: 'Die Bilder zeigen Demodaten.',

  // Rotating platform
  askedAssistant: message('{assistant}?'),
  chatgptClaude: 'ChatGPT, Claude, Gemini oder Perplexity?',

  // Testimonials
  whatOurUsersSay: 'Das sagen unsere Nutzer',
  inventedQuotes: 'Erfundene Kundenstimmen als Beispiele.',
  exampleCustomer: 'Beispielkunde',
  bakeryChain: 'Bäckereikette',
  quoteOfBakery:
    'Wir haben gelesen, warum die Assistenten eine andere Bäckerei empfehlen, und unsere Website überarbeitet.',
  softwareFirm: 'Softwarefirma',
  quoteOfSoftwareFirm: 'Dank der Schwankungsbreite feiern wir keine Zufälle mehr.',
  agency: 'Agentur',
  quoteOfAgency: 'Unsere Kunden öffnen die Antworten selbst.',
  stopTheScrolling: 'Bewegung anhalten',

  // Why choose us
  evidenceBehindEveryNumber: 'Belege hinter jeder Zahl',
  everyAnswerKeptAndCan:
    'Öffnen Sie eine Antwort. Sie sehen den ganzen Text, Ihren markierten Namen, die Quellen, das Modell und die Zeit.',
  honestAboutChance: 'Zufall bleibt sichtbar',
  assistantsAnswerDifferentlyFromOne:
    'Assistenten antworten jedes Mal anders. Jede Quote zeigt die Zahl der Antworten und die Schwankungsbreite.',
  fourAssistants: 'Vier Assistenten, ein Maßstab',
  chatgptClaudeGeminiAndPerplexity:
    'Dieselbe Frage und dieselben Zählregeln für ChatGPT, Claude, Gemini und Perplexity. Zu jeder Antwort sehen Sie Frage und Einstellungen.',
  yoursRunAndLeave: 'Selbst betreiben',
  openSourceAndSelfHosted:
    'Ihre Keywords und Antworten bleiben in Ihrer eigenen Datenbank. Der Code ist offen, auch die Zählregeln.',
  whyChooseUs: 'Was für uns spricht',

  // Written page
  byAuthor: message('von <link>{author}</link>'),
} satisfies Translation<typeof messages>;
