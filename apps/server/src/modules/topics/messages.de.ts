import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Topic resources
  subcategoriesInCategory: message(
    '{count, plural, one {# Unterkategorie gehört} other {# Unterkategorien gehören}} zu dieser Kategorie. Bitte legen Sie sie zuerst in den Papierkorb oder in eine andere Kategorie.',
  ),
  ideasInCategory: message(
    '{count, plural, one {# Themenidee gehört} other {# Themenideen gehören}} zu dieser Kategorie. Bitte legen Sie sie zuerst in den Papierkorb oder in eine andere Kategorie.',
  ),
  bothInCategory: message(
    '{subcategories, plural, one {# Unterkategorie} other {# Unterkategorien}} und {ideas, plural, one {# Themenidee} other {# Themenideen}} gehören zu dieser Kategorie. Bitte legen Sie sie zuerst in den Papierkorb oder in eine andere Kategorie.',
  ),
  ideasForSubcategory: message(
    '{count, plural, one {# Themenidee gehört} other {# Themenideen gehören}} zu dieser Unterkategorie. Bitte legen Sie sie zuerst in den Papierkorb oder in eine andere Unterkategorie.',
  ),
  subcategoryGone: 'Diese Unterkategorie gibt es nicht mehr. Bitte wählen Sie eine andere.',
  subcategoryOfOtherCategory: 'Diese Unterkategorie gehört zu einer anderen Kategorie.',
  categoryGone: 'Diese Kategorie gibt es nicht mehr. Bitte wählen Sie eine andere.',
} satisfies Translation<typeof messages>;
