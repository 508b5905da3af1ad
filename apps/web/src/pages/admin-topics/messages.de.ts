import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin topics page
  topicsManagement: 'Themenverwaltung',
  topicCategories: 'Themenkategorien',
  topicSubcategories: 'Themenunterkategorien',
  topicIdeas: 'Themenideen',
  theTopicsNotLoaded: 'Die Themen konnten nicht geladen werden',
  companiesAndGaps: message(
    '{companies, plural, one {# Unternehmen} other {# Unternehmen}}, {without, number} ohne Kategorie',
  ),
} satisfies Translation<typeof messages>;
