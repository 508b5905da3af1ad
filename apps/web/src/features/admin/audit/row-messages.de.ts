import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './row-messages.ts';

const message = messagesIn('de');

export default {
  // Audit rows
  create: message(`{resource, select,
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
  update: message(`{resource, select,
    cms_pages {Seite ändern}
    coupons {Gutschein ändern}
    faq_categories {Kategorie ändern}
    faq_items {FAQ-Eintrag ändern}
    keyword_rules {Keyword-Regel ändern}
    landing_claims {Werbeaussage ändern}
    logos {Logo ändern}
    plans {Tarif ändern}
    sign_up_rules {Registrierungsregel ändern}
    testimonials {Kundenstimme ändern}
    theme_templates {Designvorlage ändern}
    topic_categories {Kategorie ändern}
    topic_ideas {Themenidee ändern}
    topic_subcategories {Unterkategorie ändern}
    warning_rules {Warnregel ändern}
    other {Eintrag ändern}
  }`),
  reorder: message(`{resource, select,
    cms_pages {Seiten umordnen}
    coupons {Gutscheine umordnen}
    faq_categories {Kategorien umordnen}
    faq_items {FAQ-Einträge umordnen}
    keyword_rules {Keyword-Regeln umordnen}
    landing_claims {Werbeaussagen umordnen}
    logos {Logos umordnen}
    plans {Tarife umordnen}
    sign_up_rules {Registrierungsregeln umordnen}
    testimonials {Kundenstimmen umordnen}
    theme_templates {Designvorlagen umordnen}
    topic_categories {Kategorien umordnen}
    topic_ideas {Themenideen umordnen}
    topic_subcategories {Unterkategorien umordnen}
    warning_rules {Warnregeln umordnen}
    other {Einträge umordnen}
  }`),
  putInTrash: message(`{resource, select,
    cms_pages {Seite in den Papierkorb legen}
    coupons {Gutschein in den Papierkorb legen}
    faq_categories {Kategorie in den Papierkorb legen}
    faq_items {FAQ-Eintrag in den Papierkorb legen}
    keyword_rules {Keyword-Regel in den Papierkorb legen}
    landing_claims {Werbeaussage in den Papierkorb legen}
    logos {Logo in den Papierkorb legen}
    plans {Tarif in den Papierkorb legen}
    sign_up_rules {Registrierungsregel in den Papierkorb legen}
    testimonials {Kundenstimme in den Papierkorb legen}
    theme_templates {Designvorlage in den Papierkorb legen}
    topic_categories {Kategorie in den Papierkorb legen}
    topic_ideas {Themenidee in den Papierkorb legen}
    topic_subcategories {Unterkategorie in den Papierkorb legen}
    warning_rules {Warnregel in den Papierkorb legen}
    other {Eintrag in den Papierkorb legen}
  }`),
  restore: message(`{resource, select,
    cms_pages {Seite wiederherstellen}
    coupons {Gutschein wiederherstellen}
    faq_categories {Kategorie wiederherstellen}
    faq_items {FAQ-Eintrag wiederherstellen}
    keyword_rules {Keyword-Regel wiederherstellen}
    landing_claims {Werbeaussage wiederherstellen}
    logos {Logo wiederherstellen}
    plans {Tarif wiederherstellen}
    sign_up_rules {Registrierungsregel wiederherstellen}
    testimonials {Kundenstimme wiederherstellen}
    theme_templates {Designvorlage wiederherstellen}
    topic_categories {Kategorie wiederherstellen}
    topic_ideas {Themenidee wiederherstellen}
    topic_subcategories {Unterkategorie wiederherstellen}
    warning_rules {Warnregel wiederherstellen}
    other {Eintrag wiederherstellen}
  }`),
  deleteForGood: message(`{resource, select,
    cms_pages {Seite endgültig löschen}
    coupons {Gutschein endgültig löschen}
    faq_categories {Kategorie endgültig löschen}
    faq_items {FAQ-Eintrag endgültig löschen}
    keyword_rules {Keyword-Regel endgültig löschen}
    landing_claims {Werbeaussage endgültig löschen}
    logos {Logo endgültig löschen}
    plans {Tarif endgültig löschen}
    sign_up_rules {Registrierungsregel endgültig löschen}
    testimonials {Kundenstimme endgültig löschen}
    theme_templates {Designvorlage endgültig löschen}
    topic_categories {Kategorie endgültig löschen}
    topic_ideas {Themenidee endgültig löschen}
    topic_subcategories {Unterkategorie endgültig löschen}
    warning_rules {Warnregel endgültig löschen}
    other {Eintrag endgültig löschen}
  }`),
  created: message(`{resource, select,
    cms_pages {Seite erstellt}
    coupons {Gutschein erstellt}
    faq_categories {Kategorie erstellt}
    faq_items {FAQ-Eintrag erstellt}
    keyword_rules {Keyword-Regel erstellt}
    landing_claims {Werbeaussage erstellt}
    logos {Logo erstellt}
    plans {Tarif erstellt}
    sign_up_rules {Registrierungsregel erstellt}
    testimonials {Kundenstimme erstellt}
    theme_templates {Designvorlage erstellt}
    topic_categories {Kategorie erstellt}
    topic_ideas {Themenidee erstellt}
    topic_subcategories {Unterkategorie erstellt}
    warning_rules {Warnregel erstellt}
    other {Eintrag erstellt}
  }`),
  updated: message(`{resource, select,
    cms_pages {Seite geändert}
    coupons {Gutschein geändert}
    faq_categories {Kategorie geändert}
    faq_items {FAQ-Eintrag geändert}
    keyword_rules {Keyword-Regel geändert}
    landing_claims {Werbeaussage geändert}
    logos {Logo geändert}
    plans {Tarif geändert}
    sign_up_rules {Registrierungsregel geändert}
    testimonials {Kundenstimme geändert}
    theme_templates {Designvorlage geändert}
    topic_categories {Kategorie geändert}
    topic_ideas {Themenidee geändert}
    topic_subcategories {Unterkategorie geändert}
    warning_rules {Warnregel geändert}
    other {Eintrag geändert}
  }`),
  reordered: message(`{resource, select,
    cms_pages {Seiten umgeordnet}
    coupons {Gutscheine umgeordnet}
    faq_categories {Kategorien umgeordnet}
    faq_items {FAQ-Einträge umgeordnet}
    keyword_rules {Keyword-Regeln umgeordnet}
    landing_claims {Werbeaussagen umgeordnet}
    logos {Logos umgeordnet}
    plans {Tarife umgeordnet}
    sign_up_rules {Registrierungsregeln umgeordnet}
    testimonials {Kundenstimmen umgeordnet}
    theme_templates {Designvorlagen umgeordnet}
    topic_categories {Kategorien umgeordnet}
    topic_ideas {Themenideen umgeordnet}
    topic_subcategories {Unterkategorien umgeordnet}
    warning_rules {Warnregeln umgeordnet}
    other {Einträge umgeordnet}
  }`),
  trashed: message(`{resource, select,
    cms_pages {Seite in den Papierkorb gelegt}
    coupons {Gutschein in den Papierkorb gelegt}
    faq_categories {Kategorie in den Papierkorb gelegt}
    faq_items {FAQ-Eintrag in den Papierkorb gelegt}
    keyword_rules {Keyword-Regel in den Papierkorb gelegt}
    landing_claims {Werbeaussage in den Papierkorb gelegt}
    logos {Logo in den Papierkorb gelegt}
    plans {Tarif in den Papierkorb gelegt}
    sign_up_rules {Registrierungsregel in den Papierkorb gelegt}
    testimonials {Kundenstimme in den Papierkorb gelegt}
    theme_templates {Designvorlage in den Papierkorb gelegt}
    topic_categories {Kategorie in den Papierkorb gelegt}
    topic_ideas {Themenidee in den Papierkorb gelegt}
    topic_subcategories {Unterkategorie in den Papierkorb gelegt}
    warning_rules {Warnregel in den Papierkorb gelegt}
    other {Eintrag in den Papierkorb gelegt}
  }`),
  restored: message(`{resource, select,
    cms_pages {Seite wiederhergestellt}
    coupons {Gutschein wiederhergestellt}
    faq_categories {Kategorie wiederhergestellt}
    faq_items {FAQ-Eintrag wiederhergestellt}
    keyword_rules {Keyword-Regel wiederhergestellt}
    landing_claims {Werbeaussage wiederhergestellt}
    logos {Logo wiederhergestellt}
    plans {Tarif wiederhergestellt}
    sign_up_rules {Registrierungsregel wiederhergestellt}
    testimonials {Kundenstimme wiederhergestellt}
    theme_templates {Designvorlage wiederhergestellt}
    topic_categories {Kategorie wiederhergestellt}
    topic_ideas {Themenidee wiederhergestellt}
    topic_subcategories {Unterkategorie wiederhergestellt}
    warning_rules {Warnregel wiederhergestellt}
    other {Eintrag wiederhergestellt}
  }`),
  deleted: message(`{resource, select,
    cms_pages {Seite endgültig gelöscht}
    coupons {Gutschein endgültig gelöscht}
    faq_categories {Kategorie endgültig gelöscht}
    faq_items {FAQ-Eintrag endgültig gelöscht}
    keyword_rules {Keyword-Regel endgültig gelöscht}
    landing_claims {Werbeaussage endgültig gelöscht}
    logos {Logo endgültig gelöscht}
    plans {Tarif endgültig gelöscht}
    sign_up_rules {Registrierungsregel endgültig gelöscht}
    testimonials {Kundenstimme endgültig gelöscht}
    theme_templates {Designvorlage endgültig gelöscht}
    topic_categories {Kategorie endgültig gelöscht}
    topic_ideas {Themenidee endgültig gelöscht}
    topic_subcategories {Unterkategorie endgültig gelöscht}
    warning_rules {Warnregel endgültig gelöscht}
    other {Eintrag endgültig gelöscht}
  }`),
  moved: message(`{resource, select,
    cms_pages {{count, plural, one {# Seite} other {# Seiten}} verschoben}
    coupons {{count, plural, one {# Gutschein} other {# Gutscheine}} verschoben}
    faq_categories {{count, plural, one {# Kategorie} other {# Kategorien}} verschoben}
    faq_items {{count, plural, one {# FAQ-Eintrag} other {# FAQ-Einträge}} verschoben}
    keyword_rules {{count, plural, one {# Keyword-Regel} other {# Keyword-Regeln}} verschoben}
    landing_claims {{count, plural, one {# Werbeaussage} other {# Werbeaussagen}} verschoben}
    logos {{count, plural, one {# Logo} other {# Logos}} verschoben}
    plans {{count, plural, one {# Tarif} other {# Tarife}} verschoben}
    sign_up_rules {{count, plural, one {# Registrierungsregel} other {# Registrierungsregeln}} verschoben}
    testimonials {{count, plural, one {# Kundenstimme} other {# Kundenstimmen}} verschoben}
    theme_templates {{count, plural, one {# Designvorlage} other {# Designvorlagen}} verschoben}
    topic_categories {{count, plural, one {# Kategorie} other {# Kategorien}} verschoben}
    topic_ideas {{count, plural, one {# Themenidee} other {# Themenideen}} verschoben}
    topic_subcategories {{count, plural, one {# Unterkategorie} other {# Unterkategorien}} verschoben}
    warning_rules {{count, plural, one {# Warnregel} other {# Warnregeln}} verschoben}
    other {{count, plural, one {# Eintrag} other {# Einträge}} verschoben}
  }`),
} satisfies Translation<typeof messages>;
