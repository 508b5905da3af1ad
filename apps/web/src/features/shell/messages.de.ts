import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin navigation
  overview: 'Übersicht',
  adminDashboard: 'Dashboard der Verwaltung',
  adminReporting: 'Berichte der Verwaltung',
  userManagement: 'Nutzerverwaltung',
  adminUsers: 'Nutzer',
  content: 'Inhalte',
  cmsPages: 'CMS-Seiten',
  comments: 'Kommentare',
  faqManagement: 'Häufige Fragen',
  faqCategories: 'FAQ-Kategorien',
  landingClaims: 'Werbeaussagen',
  testimonials: 'Kundenstimmen',
  homepageLogos: 'Logos der Startseite',
  topics: 'Themen',
  topicsManagement: 'Themenverwaltung',
  topicCategories: 'Themenkategorien',
  topicSubcategories: 'Themenunterkategorien',
  topicIdeas: 'Themenideen',
  business: 'Geschäft',
  omegaControl: 'Omega-Steuerung',
  plansManagement: 'Tarifverwaltung',
  couponsManagement: 'Gutscheine',
  rulesManagement: 'Regeln',
  stripeIntegration: 'Stripe-Integration',
  design: 'Design',
  themeManagement: 'Design',
  themeTemplates: 'Designvorlagen',
  system: 'System',
  systemHealth: 'Systemzustand',
  performanceMonitor: 'Leistungsmonitor',
  dependencyHealth: 'Verbundene Dienste',
  dataExport: 'Datenexport',
  apiManagement: 'API-Verwaltung',
  functionTest: 'Funktionstest',
  jobs: 'Hintergrundaufgaben',
  errorMonitoring: 'Fehlerüberwachung',
  errorsInThisBrowser: 'Fehler in diesem Browser',
  security: 'Sicherheit',
  auditLogs: 'Audit-Protokoll',
  more: 'Mehr',
  runs: 'Läufe',
  mails: 'E-Mails',
  trackerConfiguration: 'Tracker-Konfiguration',
  signUpRules: 'Registrierungsregeln',
  keywordRules: 'Keyword-Regeln',
  warningRules: 'Warnregeln',

  // Admin palette
  usersAndRecords: 'Nutzer und Einträge',
  usersNotSearched: 'Die Nutzer konnten nicht durchsucht werden',
  noResults: 'Keine Treffer',
  savedViews: 'Gespeicherte Ansichten',
  backToApp: 'Zur App',
  searchPagesAndUsers: 'Seiten und Nutzer suchen',
  adminPaletteExample: 'Seite, Nutzer oder vollständige ID eines Eintrags',
  searching: 'Wird gesucht …',

  // Admin shell
  tracker: 'Tracker',
  adminPanel: 'Verwaltung',
  accessNotChecked: 'Ihr Zugriff konnte nicht geprüft werden',
  loading: 'Wird geladen …',

  // Admin sidebar
  managementPortal: 'Für Administratoren',
  admin: 'Verwaltung',

  // History notice
  importingHistory: message(
    'Der Verlauf von {days, plural, one {# Tag} other {# Tagen}} wird in das Demokonto importiert. Fortschritt: {done, number, ::percent}. Bis dahin sind die Zahlen unvollständig.',
  ),

  // Saved views button
  views: 'Ansichten',

  // Saved views sheet
  thisViewIsSaved: 'Ansicht gespeichert',
  saveThisViewAs: 'Ansicht speichern als',
  saveViewHint: 'Speichert diese Seite mit Suche und Filtern. Eine Ansicht mit demselben Namen wird ersetzt.',
  saving: 'Wird gespeichert …',
  saveThisView: 'Ansicht speichern',
  savedViewsNotLoaded: 'Die gespeicherten Ansichten konnten nicht geladen werden',
  loadingTheSavedViews: 'Gespeicherte Ansichten werden geladen …',
  noSavedViews: 'Keine gespeicherten Ansichten',
  savedViewsHint:
    'Speichern Sie Seiten, die Sie oft brauchen, und öffnen Sie sie mit einem Klick. Nur Sie sehen sie.',
  deleteView: message('{name} löschen'),
  viewNotDeleted: 'Die Ansicht konnte nicht gelöscht werden',

  // Command palette
  pages: 'Seiten',
  competitors: 'Mitbewerber',
  actions: 'Aktionen',
  checkAllKeywords: 'Alle Keywords prüfen',
  switchToLight: 'Zu hellen Farben wechseln',
  switchToDark: 'Zu dunklen Farben wechseln',
  useSystemColors: 'Farben des Systems verwenden',
  logOut: 'Abmelden',
  searchPages: 'Seiten, Keywords, Labels und Aktionen suchen',
  paletteExample: 'Seite, Keyword, Label, Mitbewerber oder Aktion',
  foundNotLoaded: 'Ihre Keywords, Labels und Mitbewerber konnten nicht durchsucht werden',

  // What else people call an action; the command palette finds it by these words
  checkAllWords: 'starten, ausführen, fragen, aktualisieren, scannen, Prüfung, Lauf',
  backToTheTrackerWords: 'verlassen, beenden, Dashboard, Start',
  adminPanelWords: 'Administration, Administrator, Admin, Backoffice, Nutzer, Audit',
  switchColorsWords: 'Design, Dunkelmodus, Hellmodus, dunkel, hell, Nacht, Kontrast, Dark Mode',
  systemColorsWords: 'Design, Dunkelmodus, Hellmodus, automatisch, Dark Mode',
  logOutWords: 'ausloggen, Logout, Abmeldung, beenden, verlassen',

  // What else people call a page, or a part of one
  homeWords: 'Startseite, Übersicht, Willkommen, nächste Schritte, Home',
  dashboardWords: 'Quoten, Diagramm, Trend, Share of Voice, Analysen, Übersicht',
  categoriesWords: 'Themen, Gruppen, Themenbereiche',
  topicIdeasWords: 'Fragen, Vorschläge, Anregungen, verworfen, zurückgestellt',
  keywordsWords: 'Prompts, Fragen, Suchanfragen, Begriffe, Suchbegriffe',
  tagsWords: 'Tags, Etiketten, Gruppen, Farben, Segmente, Labels',
  addKeywordsWords: 'neues Keyword, CSV, importieren, hochladen, einfügen',
  checkerWords: 'fragen, testen, ausprobieren, nebeneinander, prüfen, Checker',
  visibilityWords: 'Rankings, Ergebnisse, Plätze, Positionen, Erwähnungen, ausführlicher Bericht',
  advancedTestingWords: 'Matrix, nebeneinander, mehrere Antworten, Stichproben, vergleichen',
  aiGenerationWords: 'generieren, Vorschläge, Ideen, Suchanfrage, KI',
  presenceScoreWords: 'Wert, Index, Abdeckung, Reichweite, Platz, Share of Voice, Gewichte, Marke, Score',
  brandAnalysisWords: 'Merkmale, Themen, Erkenntnisse, Kernbotschaften, Beschreibung, Wahrnehmung, Lücken',
  setupWizardWords: 'Markenprofil, Kernbotschaften, Fragen zur Marke, Onboarding, Assistent',
  competitiveIntelWords:
    'Mitbewerber, Wettbewerber, Konkurrenz, Marke, Ihre Namen, weitere Namen, Schreibweisen, Produkte',
  opportunitiesWords:
    'Lücken, wo Mitbewerber erwähnt werden, ausgelassen, beeinflussbare Websites, erkennbare Veränderung',
  sourcesWords: 'Zitate, zitierte Websites, Links, Domains, Websites',
  reportsWords: 'Verlauf, Belege, Export, Veränderungen',
  analyticsWords: 'Trends, Leistung der Assistenten, Suchintention, vergleichen, CSV, JSON',
  chatgptWords: 'OpenAI, GPT, Assistent',
  geminiWords: 'Google, Assistent',
  claudeWords: 'Anthropic, Assistent',
  perplexityWords: 'Assistent, Sonar',
  profileWords: 'Unternehmen, Website, Sprache, Land, Zeitzone, Budget, Grenze',
  settingsWords: 'Konto, E-Mail, E-Mail-Adresse ändern, Name, Bild, Avatar, Vorlieben, Optionen',
  appearanceWords:
    'Dunkelmodus, Hellmodus, Nacht, Design, Aussehen, Layout, Seitenleiste, Farbschema, Kontrast, Dark Mode',
  notificationsWords:
    'Benachrichtigungen per E-Mail, Zusammenfassungen, E-Mails, Wochenbericht, abbestellen, Hinweise, Newsletter',
  answersPerCheckWords: 'Wiederholungen, Stichproben, wie viele Antworten, Genauigkeit, Prüfungen',
  securityWords:
    'Passwort, Passwort ändern, Kennwort, 2FA, MFA, Zwei-Faktor, Authenticator, Wiederherstellungscodes, Sitzungen, Geräte, überall abmelden, Zugriffe des Supports',
  dataAndPrivacyWords:
    'meine Daten exportieren, Export, herunterladen, DSGVO, personenbezogene Daten, Konto löschen, Konto schließen, Messung, Telemetrie, Tracking',
  apiKeysWords: 'API-Key, API-Token, Entwickler, Integration, REST, Skripte, Zugriffstoken',
  webhooksWords: 'Webhook, Callback, Integration, Entwickler, Zapier, Slack, Endpunkt',
  reportingWords: 'Analysen, Berichte, Trends, Umsatz, Aktivität, vergleichen, CSV, Statistik',
  dataExportWords: 'CSV, JSON, NDJSON, herunterladen, Dump, Datei, personenbezogene Daten',
  topicsManagementWords: 'Kategorien, Lücken, Arten von Unternehmen, Unternehmen, Branche',
  adminTopicIdeasWords: 'Fragen, Vorschläge, Platzhalter',
  systemHealthWords: 'Datenbank, Sicherung, Festplatte, Speicher, E-Mail, Test-E-Mail, Worker, Status',
  performanceWords:
    'Antwortzeit, langsam, Latenz, Perzentile, Datenbankabfragen, Event Loop, Pools, Web Vitals, Performance, Zustandswert',
  dependencyHealthWords: 'Pakete, Lizenzen, erreichbar, Antwortzeit, Latenz, SMTP, Stripe, PostgreSQL',
  functionTestWords: 'API, curl, Anfrage, Operationen, Testreihen, ausprobieren, Entwickler',
  jobsWords: 'Warteschlange, erneut versuchen, Hintergrund, fehlgeschlagen, Worker, Jobs',
  runsWords: 'Prüfungen, fehlgeschlagen, abbrechen, Budget, laufend',
  mailsWords: 'Mail, Postausgang, gesendet, fehlgeschlagen, erneut senden, SMTP',
  themeWords: 'Theme, Designverwaltung, Tokens, Farben, Schriften, Aussehen, Marke, Kontrast, CSS',
  themeTemplatesWords: 'Theme, Tokens, Aussehen, Export, Import, JSON',
  rulesWords: 'Registrierung, Domain, sperren, erlauben, verboten, Ausdruck, Warnung, Alarm',
  omegaWords: 'überschreiben, erzwungen, Status, Ranking, Platz, erwähnt, von der Verwaltung festgelegt',
  errorsWords: 'Abstürze, Meldungen, Bugs, Ausnahmen, kaputt, Browser',
  errorMonitoringWords: 'Zustandswert, Warnungen, langsam, Antwortzeit, Überwachung, Latenz',
  couponsWords: 'Aktionscodes, Rabatte, Rabattcodes, Gutscheincodes, Einlösungen, Coupons',
  stripeWords: 'Zahlungen, Webhook, Erstattungen, Konflikte, abgleichen, Abweichung, Abrechnung',
  helpWords: 'Artikel, Handbuch, Anleitung, Tutorial, Support, Fragen, Dokumentation, help',
  plansWords:
    'Abrechnung, Rechnung, Preise, Upgrade, Downgrade, wechseln, Abo, Abonnement, Rechnungen, Belege, Karte, Zahlung, Testphase, kündigen, Gutschein',

  // Connectivity in words
  youAreOffline: 'Sie sind offline',
  offlineQueued: message(
    '{count, plural, one {Offline – # Vorgang wartet} other {Offline – # Vorgänge warten}}',
  ),
  syncing: message(
    '{count, plural, one {# Vorgang wird übertragen …} other {# Vorgänge werden übertragen …}}',
  ),
  pending: message('{count, plural, one {# Vorgang steht aus} other {# Vorgänge stehen aus}}'),
  allChangesSynced: 'Alle Änderungen übertragen',

  // Connectivity
  offlineMode: 'Offline-Modus',
  offlineHint:
    'Änderungen an Keywords, Labels und Marke speichern wir, sobald Sie online sind. Prüfungen, Zahlungen und Konto brauchen eine Verbindung.',
  leaveUnsaved: 'Ihre Änderungen sind noch nicht gespeichert. Trotzdem verlassen?',
  recentOperations: 'Letzte Vorgänge',
  backOnline: 'Wieder online',
  queueIsProcessed: 'Wartende Vorgänge werden übertragen.',
  connectionIsRestored: 'Die Verbindung ist wiederhergestellt.',

  // Drawer menu
  menu: 'Menü',
  closeMenu: 'Menü schließen',

  // History import
  pageOpensAfterImport: 'Die Seite öffnet sich, wenn der Import abgeschlossen ist.',

  // Names badge
  numbersAbout: message(
    'Alle Zahlen gelten für {company}, bis Sie die Änderung übernehmen. Das kostet nichts.',
  ),
  numbersStay: 'Alle Zahlen bleiben gleich, bis Sie die Änderung übernehmen. Das kostet nichts.',
  seeWhatWouldChange: 'Änderungen ansehen',

  // Nav groups
  done: 'Erledigt',

  // Navigation
  dashboard: 'Dashboard',
  homeDashboard: 'Start',
  categories: 'Kategorien',
  keywordsManagement: 'Keyword-Verwaltung',
  keywords: 'Keywords',
  tags: 'Labels',
  addKeywords: 'Keywords hinzufügen',
  aiGeneration: 'Mit KI erzeugen',
  testingChecking: 'Testen und Prüfen',
  checker: 'Einzelprüfung',
  visibilityTracker: 'Sichtbarkeits-Tracker',
  advancedTesting: 'Erweiterte Tests',
  brandIntelligence: 'Marke',
  presenceScore: 'Präsenzwert',
  brandAnalysis: 'Markenanalyse',
  setupWizard: 'Einrichtung',
  competitiveIntel: 'Wettbewerb',
  opportunities: 'Chancen',
  sources: 'Quellen',
  analyticsReporting: 'Analysen und Berichte',
  reports: 'Berichte',
  analytics: 'Analysen',
  aiPlatformRankings: 'KI-Plattformen',
  chatgpt: 'ChatGPT',
  gemini: 'Gemini',
  claude: 'Claude',
  perplexity: 'Perplexity',
  settingsAccount: 'Einstellungen und Konto',
  profile: 'Profil',
  plans: 'Tarife',
  help: 'Hilfe',
  settings: 'Einstellungen',

  // Operation list
  waitsForTheConnection: 'Wartet auf die Verbindung',
  beingSaved: 'Wird gespeichert',
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert',
  operationOn: message('{operation}: {detail}'),
  noOperationWaits: 'Keine wartenden Vorgänge.',

  // Settings parts
  appearance: 'Darstellung',
  notifications: 'Benachrichtigungen',
  answersPerCheck: 'Antworten je Prüfung',
  dataAndPrivacy: 'Daten und Datenschutz',
  apiKeys: 'API-Schlüssel',
  webhooks: 'Webhooks',

  // Palette button
  search: 'Suche',
  ctrlK: 'Strg K',

  // Recent operations
  change: 'Änderung',

  // Refresh notice
  someNotRefreshed: 'Einige Daten konnten nicht aktualisiert werden',
  tryAgain: 'Erneut versuchen',

  // Shell frame
  skipToMainContent: 'Zum Hauptinhalt springen',
  toggleSidebar: 'Seitenleiste ein- oder ausklappen',

  // Use signed out elsewhere
  loggedOut: 'Abgemeldet',
  loggedOutElsewhere: 'Sie haben sich in einem anderen Tab abgemeldet.',

  // User menu
  account: message('<label>Konto: </label><who>{name}</who>'),

  // Visit bar
  demonstration: 'Demo',
  createAccount: 'Konto erstellen',

  // View as bar
  viewNotStopped: 'Die Ansicht konnte nicht beendet werden',
  viewAsAUser: 'Ansicht als Nutzer',
  viewingAs: message('Ansicht als <who>{name}</who>, nur zum Lesen'),
  timeLeft: message('noch {time}'),
  stop: 'Beenden',
} satisfies Translation<typeof messages>;
