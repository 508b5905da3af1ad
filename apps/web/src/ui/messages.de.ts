import { messagesIn, type Translation } from '../lib/message.ts';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Broken part
  tryAgain: 'Erneut versuchen',
  tryingAgain: 'Neuer Versuch …',
  reportIssue: 'Problem melden',
  refreshPage: 'Seite aktualisieren',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  tryAgainLeft: message('Erneut versuchen (noch {left, number})'),
  errorId: message('Fehler-ID: {id}'),

  // Color scheme button
  colors: 'Farbschema',
  dark: 'Dunkel',
  light: 'Hell',
  system: 'System',

  // Copy details
  copyingNotAllowed: 'Ihr Browser erlaubt das Kopieren nicht. Bitte kopieren Sie diese Details selbst.',

  // Data table
  none: 'Keine Angabe',
  selectRow: message('{row} auswählen'),

  // Failed part
  notShownBecause: message('{what}. {why}'),

  // Field
  optional: '(optional)',

  // First words
  loading: 'Wird geladen …',

  // Freshness
  lastChecked: 'Geprüft',
  nothingCheckedYet: 'Noch nichts geprüft',
  happenedAgo: message('{what} {ago}'),

  // Hint
  explanationOf: message('{about}: {explanation}'),

  // Image field
  choosePicture: message('<b>Wählen Sie ein Bild</b> oder legen Sie es hier ab'),
  chooseAnotherPicture: message('<b>Wählen Sie ein anderes Bild</b> oder legen Sie es hier ab'),
  uploaded: message('{field}: hochgeladen.'),
  removed: message('{field}: entfernt.'),
  preparingFile: message('{file} wird vorbereitet'),
  uploadingFile: message('{file} wird hochgeladen, in kB'),
  alternativeText: 'Text für Menschen, die das Bild nicht sehen können',
  remove: 'Entfernen',
  cancel: 'Abbrechen',

  // No mail notice
  mailNotSetUp:
    'Diese Website verschickt noch keine E-Mails. Links für Anmeldung und Bestätigung erhalten Sie vom Betreiber.',

  // No match
  noMatches: 'Keine Treffer',
  showAll: 'Alle anzeigen',

  // Page error
  reloadPage: 'Seite neu laden',
  goHome: 'Zur Startseite',
  copyErrorDetails: 'Fehlerdetails kopieren',
  errorDetailsCopied: 'Die Fehlerdetails sind in der Zwischenablage.',

  // Page frame
  breadcrumb: 'Navigationspfad',

  // Pagination
  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  rowsOf: message('{first, number}–{last, number} von {total, number}'),
  rowsOfMoreThan: message('{first, number}–{last, number} von mehr als {total, number}'),

  // Palette
  commandPalette: 'Befehlspalette',

  // Progress
  doneOf: message('{done, number} von {total, number}'),

  // Rich text editor
  link: 'Link',
  insertAPicture: 'Bild einfügen',
  pictureForTheText: 'Bild für den Text',
  addressOfTheLink: 'Adresse des Links',
  setLink: 'Link setzen',
  removeLink: 'Link entfernen',
  removePicture: 'Bild entfernen',

  // Rich text field
  loadingEditor: 'Editor wird geladen …',

  // Save button
  operationFailed: 'Vorgang fehlgeschlagen',
  preparing: 'Wird vorbereitet …',

  // Search field
  search: 'Suche',

  // Search select
  searchFailed: 'Die Suche ist fehlgeschlagen. Ändern Sie den Text, um es erneut zu versuchen.',
  searching: 'Wird gesucht …',
  nothingMatches: 'Keine Treffer',
  typeToFindOthers: message('{shown, number} von {total, number}. Tippen Sie weiter, um mehr zu finden.'),

  // Selection bar
  selection: 'Auswahl',
  clearSelection: 'Auswahl aufheben',
  selected: message('{count, number} ausgewählt{hidden, plural, =0 {} other {, # nicht angezeigt}}'),

  // Sheet
  discardYourChanges: 'Änderungen verwerfen?',
  discardChanges: 'Änderungen verwerfen',
  keepEditing: 'Weiter bearbeiten',
  typedNotSaved: 'Ihre Änderungen sind nicht gespeichert.',

  // Sort control
  aToZ: 'A bis Z',
  zToA: 'Z bis A',
  order: 'Reihenfolge',
  defaultOrder: 'Standardreihenfolge',
  selectAllRowsPage: 'Alle Zeilen dieser Seite auswählen',
  thisPage: 'Ganze Seite',
  oldestFirst: 'älteste zuerst',
  newestFirst: 'neueste zuerst',
  lowestFirst: 'niedrigste zuerst',
  highestFirst: 'höchste zuerst',
  orderedBy: message('{column}, {order}'),

  // States
  mayBeDeleted: 'Vielleicht wurde es gelöscht, oder die Adresse ist falsch.',
  yourDataIsSafe: 'Ihre Daten sind sicher.',

  // Support text
  wordsOfSupport: 'an den Support, dem Support',
  contactSupport: 'Support kontaktieren',

  // Toaster
  dismiss: 'Ausblenden',
  notification: 'Benachrichtigung',
  notifications: 'Benachrichtigungen (F8)',

  // Two versions
  twoVersions: 'Zwei Versionen',
  yours: 'Ihre:',
  takeTheirs: 'Andere übernehmen',
  keepMine: 'Meine behalten',
  theirs: 'Andere:',
  theirsStays: 'Andere (bleibt):',

  // Use upload
  fileNotTaken: message('{file}: {why}'),

  // Rich text editor
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  strikethrough: 'Durchgestrichen',
  code: 'Code',
  codeBlock: 'Codeblock',
  bulletList: 'Aufzählung',
  orderedList: 'Nummerierte Liste',
  blockquote: 'Zitat',
  horizontalLine: 'Trennlinie',
  headingOfLevel: message('Überschrift {level, number}'),
  undoTyping: 'Rückgängig',
  redoTyping: 'Wiederholen',
} satisfies Translation<typeof messages>;
