import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Tags page
  addATag: 'Label hinzufügen',
  tags: 'Labels',
  yourTagsNotLoaded: 'Ihre Labels konnten nicht geladen werden',
  noTagsYet: 'Noch keine Labels',
  aTagGroupsKeywords:
    'Gruppieren Sie Keywords, um Ergebnisse zu vergleichen, etwa nach Produkt oder Kampagne. Ein Keyword kann mehrere Labels haben.',
  checkAllKeywords: 'Alle Keywords prüfen',
  deleting: 'Wird gelöscht …',
  deleteTag: 'Label löschen',
  noKeywordHasIt: 'Kein Keyword hat es.',
  afterFirstCheck: 'Nach der ersten Prüfung aller Keywords sehen Sie Ihre Quote für jedes Label.',
  deleteThisTag: message('„{tag}“ löschen?'),
  keywordsWillNotHaveIt: message(
    '{count, plural, one {# Keyword verliert dieses Label.} other {# Keywords verlieren dieses Label.}} Keywords und Antworten bleiben erhalten.',
  ),
} satisfies Translation<typeof messages>;
