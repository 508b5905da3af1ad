import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './row-messages.ts';

const message = messagesIn('de');

export default {
  // Resources
  rowsCount: message(`{resource, select,
    cms_pages {{count, plural, one {# Seite} other {# Seiten}}}
    coupons {{count, plural, one {# Gutschein} other {# Gutscheine}}}
    faq_categories {{count, plural, one {# Kategorie} other {# Kategorien}}}
    faq_items {{count, plural, one {# FAQ-Eintrag} other {# FAQ-Einträge}}}
    keyword_rules {{count, plural, one {# Keyword-Regel} other {# Keyword-Regeln}}}
    landing_claims {{count, plural, one {# Werbeaussage} other {# Werbeaussagen}}}
    logos {{count, plural, one {# Logo} other {# Logos}}}
    plans {{count, plural, one {# Tarif} other {# Tarife}}}
    sign_up_rules {{count, plural, one {# Registrierungsregel} other {# Registrierungsregeln}}}
    testimonials {{count, plural, one {# Kundenstimme} other {# Kundenstimmen}}}
    theme_templates {{count, plural, one {# Designvorlage} other {# Designvorlagen}}}
    topic_categories {{count, plural, one {# Kategorie} other {# Kategorien}}}
    topic_ideas {{count, plural, one {# Themenidee} other {# Themenideen}}}
    topic_subcategories {{count, plural, one {# Unterkategorie} other {# Unterkategorien}}}
    warning_rules {{count, plural, one {# Warnregel} other {# Warnregeln}}}
    other {{count, plural, one {# Eintrag} other {# Einträge}}}
  }`),
  newRow: message(`{resource, select,
    cms_pages {Seite hinzufügen}
    coupons {Gutschein hinzufügen}
    faq_categories {Kategorie hinzufügen}
    faq_items {FAQ-Eintrag hinzufügen}
    keyword_rules {Keyword-Regel hinzufügen}
    landing_claims {Werbeaussage hinzufügen}
    logos {Logo hinzufügen}
    plans {Tarif hinzufügen}
    sign_up_rules {Registrierungsregel hinzufügen}
    testimonials {Kundenstimme hinzufügen}
    theme_templates {Designvorlage hinzufügen}
    topic_categories {Kategorie hinzufügen}
    topic_ideas {Themenidee hinzufügen}
    topic_subcategories {Unterkategorie hinzufügen}
    warning_rules {Warnregel hinzufügen}
    other {Eintrag hinzufügen}
  }`),
  createRow: message(`{resource, select,
    cms_pages {Seite erstellen}
    coupons {Gutschein erstellen}
    faq_categories {Kategorie erstellen}
    faq_items {FAQ-Eintrag erstellen}
    keyword_rules {Keyword-Regel erstellen}
    landing_claims {Werbeaussage erstellen}
    logos {Logo erstellen}
    plans {Tarif erstellen}
    sign_up_rules {Registrierungsregel erstellen}
    testimonials {Kundenstimme erstellen}
    theme_templates {Designvorlage erstellen}
    topic_categories {Kategorie erstellen}
    topic_ideas {Themenidee erstellen}
    topic_subcategories {Unterkategorie erstellen}
    warning_rules {Warnregel erstellen}
    other {Eintrag erstellen}
  }`),
  saveRow: message(`{resource, select,
    cms_pages {Seite speichern}
    coupons {Gutschein speichern}
    faq_categories {Kategorie speichern}
    faq_items {FAQ-Eintrag speichern}
    keyword_rules {Keyword-Regel speichern}
    landing_claims {Werbeaussage speichern}
    logos {Logo speichern}
    plans {Tarif speichern}
    sign_up_rules {Registrierungsregel speichern}
    testimonials {Kundenstimme speichern}
    theme_templates {Designvorlage speichern}
    topic_categories {Kategorie speichern}
    topic_ideas {Themenidee speichern}
    topic_subcategories {Unterkategorie speichern}
    warning_rules {Warnregel speichern}
    other {Eintrag speichern}
  }`),
  noRowsYet: message(`{resource, select,
    cms_pages {Noch keine Seiten}
    coupons {Noch keine Gutscheine}
    faq_categories {Noch keine Kategorien}
    faq_items {Noch keine FAQ-Einträge}
    keyword_rules {Noch keine Keyword-Regeln}
    landing_claims {Noch keine Werbeaussagen}
    logos {Noch keine Logos}
    plans {Noch keine Tarife}
    sign_up_rules {Noch keine Registrierungsregeln}
    testimonials {Noch keine Kundenstimmen}
    theme_templates {Noch keine Designvorlagen}
    topic_categories {Noch keine Kategorien}
    topic_ideas {Noch keine Themenideen}
    topic_subcategories {Noch keine Unterkategorien}
    warning_rules {Noch keine Warnregeln}
    other {Noch keine Einträge}
  }`),
} satisfies Translation<typeof messages>;
