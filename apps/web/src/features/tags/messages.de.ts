import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Keyword tags dialog
  tagsOfTheKeyword: 'Labels des Keywords',
  saveTags: 'Labels speichern',
  tags: 'Labels',

  // Keyword tags
  tryAgain: 'Erneut versuchen',
  none: 'Keine',
  changeTheTags: 'Labels ändern',
  notLoaded: 'Konnte nicht geladen werden',

  // Merge dialog
  merging: 'Wird zusammengeführt …',
  mergeTags: 'Labels zusammenführen',
  mergeInto: 'Zusammenführen mit',
  chooseATag: 'Label wählen',
  mergeIntoAnother: message('„{tag}“ mit einem anderen Label zusammenführen'),
  mergingWill: message(
    '{keywords, plural, one {# Keyword von „{tag}“ erhält das gewählte Label.} other {# Keywords von „{tag}“ erhalten das gewählte Label.}} „{tag}“ wird gelöscht. Das lässt sich nicht rückgängig machen.',
  ),

  // Tag activity
  recentActivity: 'Letzte Änderungen',
  noActivity: 'Noch keine Änderungen.',
  recentActivityNotLoaded: 'Die letzten Änderungen konnten nicht geladen werden',

  // Tag choices
  yourTagsNotLoaded: 'Ihre Labels konnten nicht geladen werden',
  findOrNameATag: 'Label suchen oder hinzufügen',
  findATag: 'Label suchen',
  adding: 'Wird hinzugefügt …',
  noTagHasThisName: 'Kein Label hat diesen Namen.',
  noTagsYetTypeAName: 'Noch keine Labels. Geben Sie einen Namen ein, um eines hinzuzufügen.',
  noTagsYet: 'Noch keine Labels.',
  addNamed: message('„{tag}“ hinzufügen'),
  keywordCount: message('{keywords, plural, one {# Keyword} other {# Keywords}}'),

  // Tag dialog
  addATag: 'Label hinzufügen',
  saving: 'Wird gespeichert …',
  saveTag: 'Label speichern',
  name: 'Name',
  looksLike: message('So sieht es aus: <tag></tag>'),
  changeTagNamed: message('„{tag}“ ändern'),
  mergeIntoNamed: message('Mit „{tag}“ zusammenführen'),

  // Tag keywords dialog
  whatToDo: 'Aktion',
  addTags: 'Labels hinzufügen',
  removeTags: 'Labels entfernen',
  tagsToAdd: 'Hinzuzufügende Labels',
  tagsToRemove: 'Zu entfernende Labels',
  tagsOfKeywords: message('Labels von {keywords, plural, one {# Keyword} other {# Keywords}}'),
  addSomeTags: message('{count, plural, =0 {Labels} one {# Label} other {# Labels}} hinzufügen'),
  removeSomeTags: message('{count, plural, =0 {Labels} one {# Label} other {# Labels}} entfernen'),

  // Tag rows
  withoutATag: 'Ohne Label',
  allKeywords: 'Alle Keywords',
  keywordsWithoutTags: message(
    '{keywords, plural, one {# Keyword hat kein Label.} other {# Keywords haben kein Label.}}',
  ),
  noTagsHeadline: 'Gruppieren Sie Keywords, um Ergebnisse zu vergleichen.',

  // Tag table
  tag: 'Label',
  keywordsWith: message('{keywords, plural, one {# Keyword} other {# Keywords}} mit {tag}'),
  changeNamed: message('{tag} ändern'),
  mergeNamed: message('{tag} zusammenführen'),
  deleteNamed: message('{tag} löschen'),

  // Tag writes
  addTag: 'Label hinzufügen',
  changeTag: 'Label ändern',
  tagDeleted: 'Label gelöscht',
  deleteTag: 'Label löschen',
  failedToCreateTag: message('Das Label konnte nicht erstellt werden: {why}'),
  failedToUpdateTag: message('Das Label konnte nicht geändert werden: {why}'),
  failedToDeleteTag: message('Das Label konnte nicht gelöscht werden: {why}'),

  // Use keep tag
  tagsMerged: 'Labels zusammengeführt',
  failedToMergeTags: message('Die Labels konnten nicht zusammengeführt werden: {why}'),
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
    '„{tag}“ mit einem anderen Label zusammengeführt, {keywords, plural, one {# Keyword} other {# Keywords}} hinzugefügt',
  ),
  tagAddedTo: message('„{tag}“ {keywords, plural, one {# Keyword} other {# Keywords}} hinzugefügt'),
  tagRemovedFrom: message('„{tag}“ von {keywords, plural, one {# Keyword} other {# Keywords}} entfernt'),

  // Color field
  color: message('Farbe <name>{color}</name>'),
} satisfies Translation<typeof messages>;
