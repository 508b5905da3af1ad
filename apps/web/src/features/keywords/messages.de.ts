import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Add keyword form
  newKeyword: 'Neues Keyword',
  keywordExample: 'Was Ihre Kunden suchen, zum Beispiel „Kaffee-Abo“',
  topic: 'Thema',
  topicExample: 'Zum Beispiel „Shop“',
  addKeyword: 'Keyword hinzufügen',
  questionShownHere: 'Hier erscheint die Frage, die wir stellen.',

  // Batch choice
  yourPlanNotLoaded: 'Ihr Tarif konnte nicht geladen werden',
  loading: 'Wird geladen …',
  failedToCompleteSetup: 'Die Einrichtung konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.',

  // Generate form
  whichCompany: 'Für welches Unternehmen sind die Keywords?',
  needsCompanyName:
    'Ein Assistent sucht Keywords zum Angebot Ihres Unternehmens. Dafür braucht er zuerst dessen Namen.',
  nameYourCompany: 'Unternehmensnamen eingeben',
  company: 'Unternehmen',
  website: 'Website',
  whatYouOffer: 'Ihr Angebot',
  askedFrom: 'Gefragt aus',
  basedOnThis: 'Daraus entstehen die Keywords.',
  changeInProfile: 'Im Profil ändern',
  generatingKeywords: 'Keywords werden erzeugt …',
  generateAiKeywords: 'KI-Keywords erzeugen',
  thinkingOfKeywords: 'Ein Assistent sucht Keywords. Das dauert meist weniger als eine Minute.',
  newKeywordsReplaceOthers: 'Neue Keywords ersetzen die, aus denen Sie noch nicht gewählt haben.',
  notGiven: 'Keine Angabe',

  // Keyword choice
  keywordsSelected: message('<b>{chosen, number} von {total, number}</b> Keywords ausgewählt'),
  selectAllOf: message('Alle {count, number} auswählen'),
  deselectAll: 'Auswahl aufheben',
  roomOfPlan: message('Im Tarif {plan} ist Platz für {count, plural, one {# Keyword} other {# Keywords}}.'),
  roomIsTaken: message(
    'Im Tarif {plan} ist Platz für {count, plural, one {# Keyword} other {# Keywords}}. Wählen Sie eines ab, um ein anderes zu wählen.',
  ),
  othersStartLater: message(
    'Im Tarif {plan} {count, plural, one {wird jetzt das erste Keyword beobachtet} other {werden jetzt die ersten # Keywords beobachtet}}. Die übrigen folgen mit {chosen}.',
  ),
  keywordsToTrack: 'Keywords zum Beobachten',
  noAssistantCanBeAsked: 'Hier kann noch kein Assistent gefragt werden. Ihre Keywords warten so lange.',
  allKeywordsGoTo: message(
    'Alle Keywords gehen an {assistant}. Die anderen Assistenten können Sie später fragen. Neue Vorschläge erhalten Sie jederzeit.',
  ),
  back: 'Zurück',
  saving: 'Wird gespeichert …',
  trackKeywords: message('{count, plural, one {# Keyword} other {# Keywords}} beobachten'),
  trackKeywordsOn: message('{count, plural, one {# Keyword} other {# Keywords}} bei {assistant} beobachten'),
  deleteTheSuggestions: message('{count, plural, one {# Vorschlag} other {# Vorschläge}} löschen?'),
  deleteSuggestions: 'Vorschläge löschen',
  noneIsTrackedYet:
    'Noch beobachten Sie keinen davon. Sie können eigene Keywords hinzufügen oder später andere erzeugen.',

  // Waiting batch
  backToKeywords: message('Zurück zu {count, plural, one {Ihrem # Keyword} other {Ihren # Keywords}}'),

  // Add many keywords
  keywordsAdded: message('{count, plural, one {# Keyword} other {# Keywords}} hinzugefügt'),
  nothingWasAdded: 'Es wurde nichts hinzugefügt.',

  // Choose columns
  whichColumnIsWhat: message('Was steht in den Spalten von {file}?'),
  firstRowsOf: message('Erste Zeilen von {file}'),
  line: 'Zeile',
  none: 'Ohne',
  firstRowNamesColumns: 'Die erste Zeile benennt die Spalten',
  keyword: 'Keyword',
  question: 'Frage',
  questionColumnHint: 'In Ihren eigenen Worten. Leere Zellen formulieren wir für Sie.',
  tags: 'Labels',
  tagsColumnHint: 'Getrennt durch Kommas oder Semikolons.',
  lookingThroughIt: 'Wird gelesen …',
  preview: 'Vorschau',
  nothingIsSavedYet: 'Noch ist nichts gespeichert.',

  // Csv form
  noLineCanBeRead: 'Keine Zeile ist lesbar: Anführungszeichen sind nicht geschlossen.',
  chooseACsvFile: 'CSV-Datei wählen',
  // Shown below chooseACsvFile.
  orDropFileHere:
    'oder hier ablegen. Eine Spalte mit Keywords ist nötig. Thema, Frage und Labels sind optional.',
  fileHint:
    'Die erste Zeile kann eine Kopfzeile sein. Sie wählen, was in jeder Spalte steht. Bis zu 10.000 Zeilen. Vor dem Speichern sehen Sie eine Vorschau.',
  fileTooLarge: 'Die Datei ist größer als 5\u00a0MB. Bitte teilen Sie sie auf.',

  // Csv table
  noKeywordInIt: 'Darin steht kein Keyword.',
  fileHoldsTooMany: message(
    'Die Datei enthält {count, plural, one {# Keyword} other {# Keywords}}. Auf einmal können höchstens 10.000 hinzugefügt werden.',
  ),
  columnNumber: message('Spalte {number, number}'),
  columnWithSample: message('Spalte {number, number} ({sample})'),

  // Decode file
  charactersCannotBeRead:
    'Die Zeichen dieser Datei sind nicht lesbar. Speichern Sie sie als „CSV UTF-8“ und wählen Sie sie erneut.',
  notATextFile: 'Das ist keine Textdatei. Speichern Sie sie als „CSV UTF-8“ und wählen Sie sie erneut.',

  // Read csv
  tooManyUnreadable: message(
    'Mehr als {max, number} Zeilen sind nicht lesbar, als erste Zeile {line, number}: Anführungszeichen sind nicht geschlossen.',
  ),
  lineCannotBeRead: message('Zeile {line} dieser Datei ist nicht lesbar.'),

  // File notes
  readFileAs: message(
    'Wir haben diese Datei als {encoding} gelesen. Sehen Buchstaben wie ä oder é unten falsch aus, speichern Sie sie als „CSV UTF-8“ und wählen Sie sie erneut.',
  ),
  linesLeftOut: message(
    '{count, plural, one {Zeile} other {Zeilen}} {lines} ausgelassen: Ein Anführungszeichen ist nicht geschlossen.',
  ),
  quoted: message('„{name}“'),
  notTaken: message('Nicht aus der Datei übernommen: {names}.'),
  chooseTheColumns: 'Spalten wählen',

  // Import preview
  wordedForYou: 'Von uns formuliert',
  whatHappens: 'Was geschieht',
  addKeywords: message('{count, plural, one {# Keyword} other {# Keywords}} hinzufügen'),
  adding: 'Wird hinzugefügt …',
  show: 'Anzeigen',
  allRows: message('{count, plural, one {# Zeile} other {Alle # Zeilen}}'),
  leftOutRows: message('Ausgelassen ({count, number})'),
  rowsOfState: message('{state} ({count, number})'),
  keywordsOfYourList: 'Keywords Ihrer Liste',

  // Paste form
  giveAtLeastOneKeyword: 'Bitte geben Sie mindestens ein Keyword an.',
  keywords: 'Keywords',
  listExample: 'Kaffee-Abo\nWelcher Kaffee eignet sich am besten für Espresso?\nKaffeemaschine fürs Büro',
  listHoldsTooMany: message(
    'Das {count, plural, one {ist # Keyword} other {sind # Keywords}}. Auf einmal können höchstens 10.000 hinzugefügt werden.',
  ),
  listHint:
    'Ein Keyword je Zeile. Danach können ein Thema, eine eigene Frage und Labels folgen. Setzen Sie jedes in eine eigene Spalte, wie beim Kopieren aus einer Tabelle.',

  // Preview rows
  ready: 'Bereit',
  inYourListAlready: 'Schon in Ihrer Liste',
  twiceInThisList: 'Doppelt in dieser Liste',
  invalid: 'Ungültig',
  overYourLimit: 'Über Ihrer Höchstzahl',
  readyToAdd: message('{count, plural, one {# Keyword} other {# Keywords}} bereit zum Hinzufügen.'),
  leftOut: message('Ausgelassen: {parts}.'),
  countInListAlready: message('{count, number} schon in Ihrer Liste'),
  countTwiceInList: message('{count, number} doppelt in dieser Liste'),
  countInvalid: message('{count, number} ungültig'),
  countOverLimit: message('{count, number} über Ihrer Höchstzahl'),

  // Just added
  whatWouldCustomersAsk: 'Was würden Ihre Kunden fragen?',
  whatToAdd:
    'Wenige Wörter oder eine ganze Frage, zum Beispiel „Welches Kaffee-Abo passt am besten für ein Büro?“. Was Sie hinzufügen, steht dann hier.',
  justAdded: 'Gerade hinzugefügt',

  // Keyword bulk actions
  check: 'Prüfen',
  tag: 'Labels',
  setTopic: 'Thema setzen',
  deleteLabel: 'Löschen',
  deleteTheseKeywords: message('{count, plural, one {# Keyword} other {# Keywords}} löschen?'),
  deleteCount: message('{count, plural, one {# Keyword} other {# Keywords}} löschen'),
  keywordCount: message('{count, plural, one {# Keyword} other {# Keywords}}'),
  resultsAreDeletedToo:
    'Die Ergebnisse werden mitgelöscht, die Antworten bleiben erhalten. Das lässt sich nicht rückgängig machen.',

  // Keyword facts
  changeTheTopic: 'Thema ändern',
  intent: 'Suchintention',
  generatedByAi: 'Von KI erzeugt',
  added: 'Hinzugefügt',

  // Keyword filters
  keywordOrTopic: 'Keyword oder Thema',
  filters: 'Filter',
  filtersInUse: message('Filter ({count, number})'),
  status: 'Status',
  allStatuses: 'Alle',
  origin: 'Herkunft',
  allOrigins: 'Alle',
  addedByYou: 'Von Ihnen hinzugefügt',
  clear: 'Zurücksetzen',

  // Keyword first line
  rateAndChange: message(
    '{rate, number, ::percent} von {answers, plural, one {# Antwort} other {# Antworten}} erwähnen Sie · {change}',
  ),
  countAndChange: message(
    '{mentions, number} von {answers, plural, one {# Antwort} other {# Antworten}} {mentions, plural, one {erwähnt} other {erwähnen}} Sie · {change}',
  ),
  noRateAndChange: message('Keine gezählten Antworten · {change}'),
  assistantMoved: message('{assistant} {sign} {before, number, ::percent} → {now, number, ::percent}'),
  noSignificantChange: 'keine deutliche Veränderung',
  notEnoughAnswersForTrend: 'zu wenige Antworten für einen Trend',

  // Keyword headline
  noAssistantHasBeenAsked: 'Dazu wurde noch kein Assistent gefragt.',
  mentionYou: message('{count, plural, one {{assistants} erwähnt Sie.} other {{assistants} erwähnen Sie.}}'),
  doNot: message('{count, plural, one {{assistants} tut es nicht.} other {{assistants} tun es nicht.}}'),
  doNotMentionYou: message(
    '{count, plural, one {{assistants} erwähnt Sie nicht.} other {{assistants} erwähnen Sie nicht.}}',
  ),
  mentionNoCompany: message(
    '{count, plural, one {{assistants} erwähnt gar kein Unternehmen.} other {{assistants} erwähnen gar kein Unternehmen.}}',
  ),
  refuseToAnswer: message(
    '{count, plural, one {{assistants} verweigert die Antwort.} other {{assistants} verweigern die Antwort.}}',
  ),
  checkOnFailed: message('Die Prüfung bei {assistants} ist fehlgeschlagen.'),
  setByAdministrator: message('Von der Verwaltung festgelegt: {assistants}.'),

  // Keyword intent
  searchIntent: 'Suchintention',
  notKnownYet: 'Noch nicht bekannt',
  guessedHint: 'Aus den Wörtern des Keywords erschlossen. Sie können selbst eine festlegen.',
  guessed: 'automatisch gesetzt',
  guessedIntent: message('Intention: {intent} (auto)'),

  // Keyword now
  assistant: 'Assistent',
  result: 'Ergebnis',
  checked: 'Geprüft',
  inTheNewestCheck: 'Erwähnungen',
  mentionsOf: message('{mentions, number} von {answers, number}'),
  noneUsable: 'Keine brauchbare Antwort',
  newestChecks: 'Neueste Prüfungen',

  // Keyword search
  mentioned: 'Erwähnt',
  checkFailed: 'Prüfung fehlgeschlagen',
  notChecked: 'Nicht geprüft',

  // Keyword table
  newestAnswers: 'Neueste Antworten',
  actions: 'Aktionen',
  deleteKeyword: message('{keyword} löschen'),

  // Keyword writes
  changeIntent: 'Suchintention ändern',
  changeQuestion: 'Frage ändern',
  questionSaved: 'Frage gespeichert',
  wordedFromKeywordNow: 'Wieder aus dem Keyword gebildet',
  askedFromNextCheck: 'Gilt ab der nächsten Prüfung',
  topicSaved: 'Thema gespeichert',
  keywordsWithoutTopic: message('{count, plural, one {# Keyword} other {# Keywords}} ohne Thema'),
  keywordsUnderTopic: message('{count, plural, one {# Keyword} other {# Keywords}} unter „{topic}“'),
  renameTopic: 'Thema umbenennen',

  // Keyword question
  inYourOwnWords: 'In Ihren eigenen Worten.',
  questionNotLoaded: 'Die Frage konnte nicht geladen werden.',
  changeTheQuestion: 'Frage ändern',

  // Question dialog
  whatAssistantsAreAsked: 'Frage an die Assistenten',
  saveQuestion: 'Frage speichern',
  sentWordForWord: 'Geht wörtlich an jeden Assistenten.',
  wordedFromTheKeyword: 'Aus dem Keyword gebildet',
  wordItForMe: 'Standard verwenden',
  trendStartsOver: 'Der Trend dieses Keywords beginnt neu. Frühere Antworten bleiben erhalten.',

  // Question of new keyword
  newQuestionNotLoaded: 'Die Frage konnte nicht geladen werden.',
  assistantsWillBeAsked: 'Die Assistenten werden gefragt:',
  editTheQuestion: 'Frage bearbeiten',

  // Question skeleton
  // Never seen: about as long as a keyword and the words that are put around it in any language.
  usualQuestion: message(
    '„Was sind die besten Angebote für {keyword}? Nenne konkrete Unternehmen oder Produkte.“',
  ),
  usualKeyword: 'Bücher für Kinder',

  // Moved keywords
  noKeywordChanged: 'Keine deutliche Veränderung.',
  keywordOnAssistant: message('{sizes} <link>„{keyword}“</link> bei {assistant}'),

  // Select all
  selectAll: message('Alle {count, number} auswählen'),
  operationFailed: 'Vorgang fehlgeschlagen',

  // Topic dialog
  topicOfKeywords: message('{count, plural, one {Thema des Keywords} other {Thema von # Keywords}}'),
  leaveEmptyForNoTopic: 'Lassen Sie das Feld für kein Thema leer.',

  // Rename topic dialog
  renameThisTopic: message('„{topic}“ umbenennen'),
  topicIsThere: message(
    '„{topic}“ gibt es schon. {count, plural, one {Dessen # Keyword} other {Dessen # Keywords}} und diese {these, number} werden ein Thema.',
  ),
  willHaveNewName: message(
    '{count, plural, one {# Keyword erhält} other {# Keywords erhalten}} den neuen Namen. Der Name eines anderen Themas führt beide zusammen.',
  ),
  joinTopics: 'Themen zusammenführen',

  // Topic table
  topics: 'Themen',
  renameTopicLabel: message('{topic} umbenennen'),

  // Topics in words
  haveNoTopic: message(
    '{count, plural, one {# Keyword hat kein Thema.} other {# Keywords haben kein Thema.}}',
  ),

  // Use delete keywords
  deleteKeywords: 'Keywords löschen',
  keywordsDeleted: message('{count, plural, one {Keyword gelöscht} other {Keywords gelöscht}}'),
  undo: 'Rückgängig machen',
} satisfies Translation<typeof messages>;
