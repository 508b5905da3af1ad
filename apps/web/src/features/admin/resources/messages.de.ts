import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Address inputs
  theOldAddressRedirectsNew: 'Die alte Adresse leitet auf die neue weiter.',
  theLastPartAddress: 'Der letzte Teil der Adresse, etwa about-us',

  // Consequences dialog
  thisTouchesOthers: 'Das betrifft andere',
  withThisChange: 'Mit dieser Änderung:',
  reason: 'Grund',
  keptInAuditLog: 'Steht später im Audit-Protokoll.',

  // Empty trash dialog
  emptyTheTrash: 'Papierkorb leeren',
  whatEmptyingTouches: message(
    '{count, plural, one {# Eintrag wird endgültig gelöscht.} other {# Einträge werden endgültig gelöscht.}} Das lässt sich nicht rückgängig machen.',
  ),
  rowsDeleted: message('{count, plural, one {# Eintrag} other {# Einträge}} gelöscht'),
  emptyTrash: 'Papierkorb leeren',

  // Order handle
  dragUseArrowKeys: 'Ziehen Sie, benutzen Sie die Pfeiltasten oder klicken Sie, um eine Position zu wählen',
  moveByKeys: message('{name} mit den Pfeiltasten verschieben, Eingabetaste für eine Position'),

  // Other version
  changedMeanwhile: 'Jemand anderes hat das inzwischen geändert.',

  // Position dialog
  moveRow: message('{name} verschieben'),
  saving: 'Wird gespeichert …',
  move: 'Verschieben',
  position: 'Position',
  positionHint: message('Jetzt an Position {position, number}. Wählen Sie {min, number} bis {max, number}.'),
  positionIsWrong: message('Bitte geben Sie eine Zahl von {min, number} bis {max, number} ein'),

  // Publishing input
  draft: 'Entwurf',
  scheduled: 'Geplant',
  live: 'Veröffentlicht',
  visibility: 'Sichtbarkeit',
  publishOn: 'Veröffentlichen am',
  yourLocalTime: 'In Ihrer Ortszeit.',
  keepChangesAsDraft: 'Änderungen als Entwurf behalten',
  visitorsKeepSeeingPublishedTitle:
    'Besucher sehen weiter Titel, Beschreibung und Text, die veröffentlicht sind. Adresse, Art und Zeit gelten sofort.',

  // Reference field
  chooseOne: 'Bitte wählen',

  // Resource field
  leftEmpty: message('Leer: {meaning}.'),
  labelAndUnit: message('{label} ({unit})'),
  labelInDollars: message('{label} (US-Dollar)'),

  // Resource values
  none: 'Ohne',
  noValue: 'leer',
  yes: 'ja',
  no: 'nein',

  // Resource filters
  wordsOrAnId: 'Wörter oder eine ID',
  status: 'Status',
  all: 'Alle',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  trash: 'Papierkorb',
  notInTheTrash: 'Nicht im Papierkorb',
  inTrashOfCount: message('Im Papierkorb ({count, number})'),

  // Resource history
  theHistoryNotLoaded: 'Der Verlauf konnte nicht geladen werden',
  loadingTheHistory: 'Verlauf wird geladen …',
  noHistory: 'Kein Verlauf',
  itCameWithProduct: 'Mitgeliefert und unverändert.',
  restoreTheVersionBefore: 'Vorherige Version wiederherstellen',
  createdBy: message('<act>Erstellt</act> von {actor}, <day></day>'),
  changedBy: message('<act>Geändert</act> von {actor}, <day></day>'),
  trashedBy: message('<act>In den Papierkorb gelegt</act> von {actor}, <day></day>'),
  restoredBy: message('<act>Wiederhergestellt</act> von {actor}, <day></day>'),
  anotherActBy: message('<act>{action}</act> von {actor}, <day></day>'),

  // Resource page
  rowsInTrash: message('{count, plural, one {# Eintrag} other {# Einträge}} im Papierkorb'),
  loadingTheList: 'Liste wird geladen …',
  atMostAtOnce: message('Höchstens {max, number} auf einmal'),
  exportCsv: 'CSV exportieren',
  restore: 'Wiederherstellen',
  putInTheTrash: 'In den Papierkorb legen',
  rowsNotChanged: message('{count, plural, one {# Eintrag} other {# Einträge}} nicht geändert'),
  rowsChangedOthersStay: message(
    '{count, plural, one {# Eintrag} other {# Einträge}} geändert. Die unten genannten bleiben ausgewählt.',
  ),
  thatNotUndone: 'Das konnte nicht rückgängig gemacht werden',
  theTrashIsEmpty: 'Der Papierkorb ist leer',
  trashKeepsFor: message('Gelöschtes lässt sich hier {days, number} Tage lang wiederherstellen.'),
  noneFitsSearchAndThese: 'Nichts passt zu Suche und Filtern.',
  showAllRows: 'Alle anzeigen',
  createFirstRow: 'Legen Sie den ersten Eintrag an.',

  // Row sheet
  rowNotLoaded: 'Dieser Eintrag konnte nicht geladen werden',
  noSuchRow: 'Diesen Eintrag gibt es nicht',
  loadingRow: 'Wird geladen …',
  rowIsInTrash: 'Dieser Eintrag liegt im Papierkorb. Zum Ändern bitte wiederherstellen.',
  part: 'Bereich',
  edit: 'Bearbeiten',
  history: 'Verlauf',
  anOlderVersionRestored: 'Eine ältere Version wiederhergestellt',
  theOlderVersionRestored: 'Die ältere Version ist wiederhergestellt',
  theOlderVersionNotRestored: 'Die ältere Version konnte nicht wiederhergestellt werden',

  // Trash dialog
  putRowsInTrash: message('{count, plural, one {# Eintrag} other {# Einträge}} in den Papierkorb legen?'),
  restoreRows: message('{count, plural, one {# Eintrag} other {# Einträge}} wiederherstellen?'),
  whatTrashingTouches: message(
    '{count, plural, one {# Eintrag wird ausgeblendet und lässt sich {days, number} Tage lang wiederherstellen.} other {# Einträge werden ausgeblendet und lassen sich {days, number} Tage lang wiederherstellen.}}',
  ),
  whatRestoringTouches: message(
    '{count, plural, one {# Eintrag kehrt an die vorherige Position zurück.} other {# Einträge kehren an ihre vorherigen Positionen zurück.}}',
  ),
  rowsTrashed: message('{count, plural, one {# Eintrag} other {# Einträge}} in den Papierkorb gelegt'),
  rowsRestored: message('{count, plural, one {# Eintrag} other {# Einträge}} wiederhergestellt'),
  undoneReason: message('Rückgängig gemacht: {reason}'),

  // Use order
  movedTo: message('An Position {position, number} verschoben'),
  theOrderNotSaved: 'Die Reihenfolge konnte nicht gespeichert werden',
  thisListHasChanged:
    'Diese Liste hat sich geändert. Bitte schließen Sie das Fenster und versuchen Sie es erneut.',

  // Use undo
  undo: 'Rückgängig machen',
  undone: 'Rückgängig gemacht',

  // Resource form
  language: 'Sprache',
  languages: 'Sprachen',
  inEnglish: 'Englisch',
  inGerman: 'Deutsch',
  englishShownInstead: 'Ohne deutschen Text zeigen deutsche Seiten den englischen.',
  builtInGermanShown: 'Deutsche Seiten zeigen den mitgelieferten deutschen Text.',
  clearForEnglish: 'Leeren Sie alle Felder, um den englischen Text zu zeigen.',

  // Active badge
  offered: 'Angeboten',
  withdrawn: 'Zurückgezogen',
} satisfies Translation<typeof messages>;
