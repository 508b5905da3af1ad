import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Account suites
  profile: 'Profil',
  aboutProfile: 'Läuft mit Ihrem eigenen Profil.',
  overview: 'Übersicht',
  getProfile: 'Profil abrufen',
  getPlanUsage: 'Nutzung des Tarifs abrufen',
  profileOperations: 'Profiloperationen',
  profileWrites: 'Ihr Profil wird mit seiner jetzigen Sprache gespeichert. Sonst ändert sich nichts.',
  brandIntelligence: 'Marke und Mitbewerber',
  aboutBrand: 'Läuft mit Ihrer eigenen Marke und Ihren Mitbewerbern.',
  getBrand: 'Marke abrufen',
  listCompetitors: 'Mitbewerber auflisten',
  competitorWrites:
    'Erstellt, ändert und löscht in Ihrem Konto einen Mitbewerber namens „Funktionstest“ mit Zeitangabe.',
  addCompetitor: 'Mitbewerber hinzufügen',
  updateCompetitor: 'Mitbewerber ändern',
  deleteCompetitor: 'Mitbewerber löschen',

  // Admin suite
  reasonOfTest: 'Ein Test der Funktionen',
  testUserId: 'ID des Testnutzers',
  adminOperations: 'Verwaltungsoperationen',
  aboutTestUser: 'Läuft mit dem Testnutzer.',
  testUserIdMissing: 'Bitte geben Sie vor den Tests der Verwaltung die ID des Testnutzers ein.',
  planId: 'Tarif-ID',
  planIdHint: 'Die erweiterten Tests verwenden sie kurz.',
  overrideLimit: 'Abweichende Höchstzahl',
  note: 'Notiz',
  getUserDetails: 'Details des Nutzers abrufen',
  getAuditLogs: 'Audit-Protokoll abrufen',
  getAdminAnalytics: 'Kennzahlen der Verwaltung abrufen',
  getAttention: 'Handlungsbedarf abrufen',
  getTopicOverview: 'Themenübersicht abrufen',
  addAdminNote: 'Notiz hinzufügen',
  setKeywordOverride: 'Abweichende Keyword-Höchstzahl setzen',
  putKeywordOverrideBack: 'Keyword-Höchstzahl wiederherstellen',
  changePlan: 'Tarif ändern',
  changePlanBack: 'Tarif wiederherstellen',
  quickLookup: 'Schnellabfrage',
  advancedTestsWrite:
    'Der Testnutzer behält die Notiz. Die abweichende Höchstzahl wird gesetzt und zurückgenommen. Mit einer Tarif-ID wird der Tarif geändert und wiederhergestellt. Angaben zum alten Tarif, etwa sein letzter Tag, werden nicht wiederhergestellt.',

  // Analytics suite
  analytics: 'Analysen',
  aboutAnalytics:
    'Berichte über alle Nutzer. Ergebnisse werden zwischengespeichert, wie unter „Berichte der Verwaltung“.',
  report: 'Bericht',
  fromUtc: 'Von (UTC)',
  until: 'Bis',
  withoutBothDays: 'Lassen Sie beides leer für die letzten 30 Tage.',
  reportGenerator: 'Berichte erstellen',
  generateReport: 'Bericht erstellen',
  quickReports: 'Schnellberichte',
  runQuickReports: 'Schnellberichte ausführen',
  healthAndCache: 'Zustand und Zwischenspeicher',
  healthCheck: 'Zustand prüfen',
  clearCache: 'Zwischenspeicher leeren',
  clearCacheWrites: 'Löscht alle zwischengespeicherten Berichte. Bei Bedarf werden sie neu berechnet.',
  exportAs: message('Als {format} exportieren'),

  // Call function
  aFileNotShownHere: 'Dateien werden hier nicht angezeigt.',
  bytesOfType: message('{size, number} Byte vom Typ {type}'),
  bytesOfFile: message('{size, number} Byte einer Datei'),
  firstCharacters: message('Die ersten {shown, number} von {all, number} Zeichen werden angezeigt.'),

  // Function browser
  all: 'Alle',
  reads: 'Lesend',
  writes: 'Schreibend',
  nameAddressOrSummary: 'Name, Adresse oder Beschreibung',
  kind: 'Art',
  noFunctionHasThese: 'Weder Name noch Adresse noch Beschreibung enthält alle diese Wörter.',

  // Function list
  countOfFunctions: message('{count, plural, one {# Funktion} other {# Funktionen}}'),
  functionsOf: message('Funktionen von {domain}'),

  // Function runner
  copiedAsCurl: 'Als curl-Befehl kopiert',
  notCopied: 'Ihr Browser lässt das Kopieren nicht zu',
  curlNeedsToken: 'Setzen Sie ANSWERSCOPE_TOKEN auf Ihr eigenes Token.',
  input: 'Eingabe',
  run: 'Ausführen',
  runAsAUser: 'Als Nutzer ausführen',
  copyAsCurl: 'Als curl-Befehl kopieren',
  runWrites:
    'Läuft jetzt mit Ihrem Konto und dieser Eingabe. Hier lässt es sich nicht rückgängig machen. Anfragen an Assistenten oder den Zahlungsdienst kosten den üblichen Preis.',
  fileOf: message('Datei ({field})'),
  runNamed: message('„{title}“ ausführen'),
  optionalFields: message('Außerdem möglich: {names}.'),

  // Own operation
  runBasicTests: 'Einfache Tests ausführen',
  runAdvancedTests: 'Erweiterte Tests ausführen',

  // Read input
  mustBeObject: 'Die Eingabe muss ein Objekt sein: { "name": "Wert" }',
  endsTooEarly: message('Ungültiges JSON. Es endet zu früh in Zeile {line, number}, Spalte {column, number}'),
  notExpected: message(
    'Ungültiges JSON. „{found}“ ist unerwartet in Zeile {line, number}, Spalte {column, number}',
  ),

  // Reply view
  pending: 'Ausstehend',
  success: 'Erfolg',
  error: 'Fehler',
  reply: 'Antwort',
  noAnswerAfter: message('Keine Antwort nach {ms, number}\u00a0ms'),
  statusAfter: message('Status {status} nach {ms, number}\u00a0ms'),

  // Run as user dialog
  viewAsConsequence:
    'Alle Tabs dieses Browsers zeigen 1 Konto, solange die Funktion läuft. Sie können nichts ändern. Der Nutzer sieht die Uhrzeit und Ihren Grund in seinen Einstellungen.',
  runAsUser: 'Als Nutzer ausführen',
  userId: 'Nutzer-ID',
  namedAsUser: message('{title} als Nutzer'),

  // Run suite
  endedOf: message('{ended, number} von {all, number} beendet'),
  succeededOf: message('{succeeded, number} von {all, number} erfolgreich nach {ms, number}\u00a0ms'),

  // Suite panel
  markOfRows: message('Funktionstest {time}'),
  noSuchFunction: message('Es gibt keine Funktion {name}.'),
  suiteAndRun: message('{suite}: {run}'),

  // Suite results
  results: 'Ergebnisse',
  resultsAsJson: 'Ergebnisse als JSON',
  resultsAsCsv: 'Ergebnisse als CSV',
  steps: 'Schritte',
  nothingAsked: message('Nicht aufgerufen. {why}'),

  // Suite
  earlierStepUnanswered: 'Ein früherer Schritt lieferte nicht, was dieser Schritt braucht.',
  notFilledIn: message('{field} ist nicht ausgefüllt.'),

  // Tag suite
  createTag: 'Label erstellen',
  deleteTag: 'Label löschen',
  getTags: 'Labels abrufen',
  tags: 'Labels',
  aboutTags: 'Läuft mit den Labels und Keywords Ihres eigenen Kontos.',
  crud: 'CRUD',
  tagWrites: 'Erstellt, ändert und löscht ein Label namens „Funktionstest“ mit Zeitangabe.',
  updateTag: 'Label ändern',
  bulk: 'Mehrere zugleich',
  keywordIds: 'Keyword-IDs',
  idsHint: 'Mehrere durch Kommas getrennt.',
  tagIds: 'Label-IDs',
  action: 'Aktion',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  assignTags: 'Labels zuweisen',
  bulkTagWrites: 'Fügt den Keywords die Labels hinzu oder entfernt sie. Das wird nicht zurückgenommen.',
  bulkAssignTags: 'Mehreren Keywords Labels zuweisen',
  tagOnKeywordWrites:
    'Erstellt ein Label namens „Funktionstest“ mit Zeitangabe und gibt es einem Ihrer Keywords. Danach wird es entfernt und gelöscht.',
  listKeywords: 'Keywords auflisten',
  assignTag: 'Label zuweisen',
  getKeywordTags: 'Labels des Keywords abrufen',
  takeTagAway: 'Label entfernen',
  tagAnalytics: 'Analyse der Labels',
  openPagesReadAgain: 'Ihre offenen Seiten laden ihre Labels neu.',
  reports: 'Berichte',
  usageReport: 'Nutzungsbericht',
  tagReport: 'Label-Bericht',
  markChanged: message('{mark} geändert'),

  // Account suites
  tests: 'Tests',
} satisfies Translation<typeof messages>;
