import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Topics page
  categories: 'Kategorien',
  yourTopicsNotLoaded: 'Ihre Themen konnten nicht geladen werden',
  allKeywords: 'Alle Keywords',
  noTopicsYet: 'Noch keine Themen',
  aTopicOwnLabelFor:
    'Gruppieren Sie Keywords nach Thema, um zu sehen, wo Sie stark sind. Fügen Sie zuerst Keywords hinzu.',
  aTopicOwnLabelForKeywords: 'Gruppieren Sie Keywords nach Thema, um zu sehen, wo Sie stark sind.',
  addKeywords: 'Keywords hinzufügen',
  giveKeywordsATopic: 'Keywords ein Thema geben',
} satisfies Translation<typeof messages>;
