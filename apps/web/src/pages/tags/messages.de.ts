import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Tags page
  addATag: 'Schlagwort hinzufügen',
  tags: 'Schlagwörter',
  yourTagsNotLoaded: 'Ihre Schlagwörter konnten nicht geladen werden',
  noTagsYet: 'Noch keine Schlagwörter',
  aTagGroupsKeywords:
    'Gruppieren Sie Keywords, um Ergebnisse zu vergleichen, etwa nach Produkt oder Kampagne. Ein Keyword kann mehrere Schlagwörter haben.',
  checkAllKeywords: 'Alle Keywords prüfen',
  deleting: 'Wird gelöscht …',
  deleteTag: 'Schlagwort löschen',
  noKeywordHasIt: 'Kein Keyword hat es.',
  afterFirstCheck: 'Nach der ersten Prüfung aller Keywords sehen Sie Ihre Rate für jedes Schlagwort.',
  deleteThisTag: message('„{tag}“ löschen?'),
  keywordsWillNotHaveIt: message(
    '{count, plural, one {# Keyword verliert dieses Schlagwort.} other {# Keywords verlieren dieses Schlagwort.}} Keywords und Antworten bleiben erhalten.',
  ),
} satisfies Translation<typeof messages>;
