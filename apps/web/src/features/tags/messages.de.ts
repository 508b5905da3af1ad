import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Keyword tags dialog
  tagsOfTheKeyword: 'Schlagwörter des Keywords',
  saveTags: 'Schlagwörter speichern',
  tags: 'Schlagwörter',

  // Keyword tags
  tryAgain: 'Erneut versuchen',
  none: 'Keine',
  changeTheTags: 'Schlagwörter ändern',
  notLoaded: 'Konnte nicht geladen werden',

  // Merge dialog
  merging: 'Wird zusammengeführt …',
  mergeTags: 'Schlagwörter zusammenführen',
  mergeInto: 'Zusammenführen mit',
  chooseATag: 'Schlagwort wählen',
  mergeIntoAnother: message('„{tag}“ mit einem anderen Schlagwort zusammenführen'),
  mergingWill: message(
    '{keywords, plural, one {# Keyword von „{tag}“ erhält das gewählte Schlagwort.} other {# Keywords von „{tag}“ erhalten das gewählte Schlagwort.}} „{tag}“ wird gelöscht. Das lässt sich nicht rückgängig machen.',
  ),

  // Tag activity
  recentActivity: 'Letzte Änderungen',
  noActivity: 'Noch keine Änderungen.',
  recentActivityNotLoaded: 'Die letzten Änderungen konnten nicht geladen werden',

  // Tag choices
  yourTagsNotLoaded: 'Ihre Schlagwörter konnten nicht geladen werden',
  findOrNameATag: 'Schlagwort suchen oder hinzufügen',
  findATag: 'Schlagwort suchen',
  adding: 'Wird hinzugefügt …',
  noTagHasThisName: 'Kein Schlagwort hat diesen Namen.',
  noTagsYetTypeAName: 'Noch keine Schlagwörter. Geben Sie einen Namen ein, um eines hinzuzufügen.',
  noTagsYet: 'Noch keine Schlagwörter.',
  addNamed: message('„{tag}“ hinzufügen'),
  keywordCount: message('{keywords, plural, one {# Keyword} other {# Keywords}}'),

  // Tag dialog
  addATag: 'Schlagwort hinzufügen',
  saving: 'Wird gespeichert …',
  saveTag: 'Schlagwort speichern',
  name: 'Name',
  looksLike: message('So sieht es aus: <tag></tag>'),
  changeTagNamed: message('„{tag}“ ändern'),
  mergeIntoNamed: message('Mit „{tag}“ zusammenführen'),

  // Tag keywords dialog
  whatToDo: 'Aktion',
  addTags: 'Schlagwörter hinzufügen',
  removeTags: 'Schlagwörter entfernen',
  tagsToAdd: 'Hinzuzufügende Schlagwörter',
  tagsToRemove: 'Zu entfernende Schlagwörter',
  tagsOfKeywords: message('Schlagwörter von {keywords, plural, one {# Keyword} other {# Keywords}}'),
  addSomeTags: message(
    '{count, plural, =0 {Schlagwörter} one {# Schlagwort} other {# Schlagwörter}} hinzufügen',
  ),
  removeSomeTags: message(
    '{count, plural, =0 {Schlagwörter} one {# Schlagwort} other {# Schlagwörter}} entfernen',
  ),

  // Tag rows
  withoutATag: 'Ohne Schlagwort',
  allKeywords: 'Alle Keywords',
  keywordsWithoutTags: message(
    '{keywords, plural, one {# Keyword hat kein Schlagwort.} other {# Keywords haben kein Schlagwort.}}',
  ),
  noTagsHeadline: 'Gruppieren Sie Keywords, um Ergebnisse zu vergleichen.',

  // Tag table
  tag: 'Schlagwort',
  keywordsWith: message('{keywords, plural, one {# Keyword} other {# Keywords}} mit {tag}'),
  changeNamed: message('{tag} ändern'),
  mergeNamed: message('{tag} zusammenführen'),
  deleteNamed: message('{tag} löschen'),

  // Tag writes
  addTag: 'Schlagwort hinzufügen',
  changeTag: 'Schlagwort ändern',
  tagDeleted: 'Schlagwort gelöscht',
  deleteTag: 'Schlagwort löschen',
  failedToCreateTag: message('Das Schlagwort konnte nicht erstellt werden: {why}'),
  failedToUpdateTag: message('Das Schlagwort konnte nicht geändert werden: {why}'),
  failedToDeleteTag: message('Das Schlagwort konnte nicht gelöscht werden: {why}'),

  // Use keep tag
  tagsMerged: 'Schlagwörter zusammengeführt',
  failedToMergeTags: message('Die Schlagwörter konnten nicht zusammengeführt werden: {why}'),
  tagIsPartOf: message(
    '„{tag}“ ist jetzt Teil von „{into}“ ({keywords, plural, one {# Keyword} other {# Keywords}})',
  ),

  // Activity in words
  tagCreated: message('„{tag}“ erstellt'),
  tagCreatedFor: message('„{tag}“ für {keywords, plural, one {# Keyword} other {# Keywords}} erstellt'),
  tagChanged: message('„{tag}“ geändert'),
  tagDeletedFrom: message(
    '„{tag}“ gelöscht, von {keywords, plural, one {# Keyword} other {# Keywords}} entfernt',
  ),
  tagMerged: message(
    '„{tag}“ mit einem anderen Schlagwort zusammengeführt, {keywords, plural, one {# Keyword} other {# Keywords}} hinzugefügt',
  ),
  tagAddedTo: message('„{tag}“ {keywords, plural, one {# Keyword} other {# Keywords}} hinzugefügt'),
  tagRemovedFrom: message('„{tag}“ von {keywords, plural, one {# Keyword} other {# Keywords}} entfernt'),

  // Color field
  color: message('Farbe <name>{color}</name>'),
} satisfies Translation<typeof messages>;
