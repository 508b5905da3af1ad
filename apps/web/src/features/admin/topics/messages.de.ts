import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Category columns
  subcategories: 'Unterkategorien',
  ideas: 'Ideen',
  subcategoriesOf: message(
    '{count, plural, one {# Unterkategorie} other {# Unterkategorien}} der Kategorie {category}',
  ),
  ideasOf: message('{count, plural, one {# Themenidee} other {# Themenideen}} der Kategorie {category}'),

  // Category gaps
  offersNothing: 'Keine Unterkategorie und keine Idee',
  offersNoSubcategory: 'Keine Unterkategorie',
  offersNoTopicIdea: 'Keine Themenidee',
  withdrawnWithCompanies: message(
    'Zurückgezogen, noch mit {companies, plural, one {# Unternehmen} other {# Unternehmen}}',
  ),
  companiesUndivided: message(
    '{companies, plural, one {# Unternehmen} other {# Unternehmen}} ohne Unterkategorie',
  ),
  allComplete: message(
    '{offered, plural, one {# Kategorie} other {# Kategorien}} angeboten, jede mit Unterkategorien und Themenideen.',
  ),
  someIncomplete: message(
    '{offered, plural, one {# Kategorie} other {# Kategorien}} angeboten{empty, plural, =0 {} other {, # ohne Unterkategorie}}{silent, plural, =0 {} other {, # ohne Themenidee}}.',
  ),

  // Category table
  categories: 'Kategorien',
  category: 'Kategorie',
  companies: 'Unternehmen',
  gap: 'Lücke',
} satisfies Translation<typeof messages>;
