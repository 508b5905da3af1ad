import { messagesIn, type Translation } from '../messages/message.ts';
import type * as messages from './row-messages.ts';

const message = messagesIn('de');

export default {
  // Resources
  notFetched: message(`{resource, select,
    cms_pages {Die Seiten konnten nicht geladen werden}
    coupons {Die Gutscheine konnten nicht geladen werden}
    faq_categories {Die Kategorien konnten nicht geladen werden}
    faq_items {Die FAQ-Einträge konnten nicht geladen werden}
    keyword_rules {Die Keyword-Regeln konnten nicht geladen werden}
    landing_claims {Die Werbeaussagen konnten nicht geladen werden}
    logos {Die Logos konnten nicht geladen werden}
    plans {Die Tarife konnten nicht geladen werden}
    sign_up_rules {Die Registrierungsregeln konnten nicht geladen werden}
    testimonials {Die Kundenstimmen konnten nicht geladen werden}
    theme_templates {Die Designvorlagen konnten nicht geladen werden}
    topic_categories {Die Kategorien konnten nicht geladen werden}
    topic_ideas {Die Themenideen konnten nicht geladen werden}
    topic_subcategories {Die Unterkategorien konnten nicht geladen werden}
    warning_rules {Die Warnregeln konnten nicht geladen werden}
    other {Die Einträge konnten nicht geladen werden}
  }`),
  notCreated: message(`{resource, select,
    cms_pages {Die Seite konnte nicht erstellt werden}
    coupons {Der Gutschein konnte nicht erstellt werden}
    faq_categories {Die Kategorie konnte nicht erstellt werden}
    faq_items {Der FAQ-Eintrag konnte nicht erstellt werden}
    keyword_rules {Die Keyword-Regel konnte nicht erstellt werden}
    landing_claims {Die Werbeaussage konnte nicht erstellt werden}
    logos {Das Logo konnte nicht erstellt werden}
    plans {Der Tarif konnte nicht erstellt werden}
    sign_up_rules {Die Registrierungsregel konnte nicht erstellt werden}
    testimonials {Die Kundenstimme konnte nicht erstellt werden}
    theme_templates {Die Designvorlage konnte nicht erstellt werden}
    topic_categories {Die Kategorie konnte nicht erstellt werden}
    topic_ideas {Die Themenidee konnte nicht erstellt werden}
    topic_subcategories {Die Unterkategorie konnte nicht erstellt werden}
    warning_rules {Die Warnregel konnte nicht erstellt werden}
    other {Der Eintrag konnte nicht erstellt werden}
  }`),
  notUpdated: message(`{resource, select,
    cms_pages {Die Seite konnte nicht geändert werden}
    coupons {Der Gutschein konnte nicht geändert werden}
    faq_categories {Die Kategorie konnte nicht geändert werden}
    faq_items {Der FAQ-Eintrag konnte nicht geändert werden}
    keyword_rules {Die Keyword-Regel konnte nicht geändert werden}
    landing_claims {Die Werbeaussage konnte nicht geändert werden}
    logos {Das Logo konnte nicht geändert werden}
    plans {Der Tarif konnte nicht geändert werden}
    sign_up_rules {Die Registrierungsregel konnte nicht geändert werden}
    testimonials {Die Kundenstimme konnte nicht geändert werden}
    theme_templates {Die Designvorlage konnte nicht geändert werden}
    topic_categories {Die Kategorie konnte nicht geändert werden}
    topic_ideas {Die Themenidee konnte nicht geändert werden}
    topic_subcategories {Die Unterkategorie konnte nicht geändert werden}
    warning_rules {Die Warnregel konnte nicht geändert werden}
    other {Der Eintrag konnte nicht geändert werden}
  }`),
  notDeleted: message(`{resource, select,
    cms_pages {Die Seite konnte nicht gelöscht werden}
    coupons {Der Gutschein konnte nicht gelöscht werden}
    faq_categories {Die Kategorie konnte nicht gelöscht werden}
    faq_items {Der FAQ-Eintrag konnte nicht gelöscht werden}
    keyword_rules {Die Keyword-Regel konnte nicht gelöscht werden}
    landing_claims {Die Werbeaussage konnte nicht gelöscht werden}
    logos {Das Logo konnte nicht gelöscht werden}
    plans {Der Tarif konnte nicht gelöscht werden}
    sign_up_rules {Die Registrierungsregel konnte nicht gelöscht werden}
    testimonials {Die Kundenstimme konnte nicht gelöscht werden}
    theme_templates {Die Designvorlage konnte nicht gelöscht werden}
    topic_categories {Die Kategorie konnte nicht gelöscht werden}
    topic_ideas {Die Themenidee konnte nicht gelöscht werden}
    topic_subcategories {Die Unterkategorie konnte nicht gelöscht werden}
    warning_rules {Die Warnregel konnte nicht gelöscht werden}
    other {Der Eintrag konnte nicht gelöscht werden}
  }`),
  notRestored: message(`{resource, select,
    cms_pages {Die Seite konnte nicht wiederhergestellt werden}
    coupons {Der Gutschein konnte nicht wiederhergestellt werden}
    faq_categories {Die Kategorie konnte nicht wiederhergestellt werden}
    faq_items {Der FAQ-Eintrag konnte nicht wiederhergestellt werden}
    keyword_rules {Die Keyword-Regel konnte nicht wiederhergestellt werden}
    landing_claims {Die Werbeaussage konnte nicht wiederhergestellt werden}
    logos {Das Logo konnte nicht wiederhergestellt werden}
    plans {Der Tarif konnte nicht wiederhergestellt werden}
    sign_up_rules {Die Registrierungsregel konnte nicht wiederhergestellt werden}
    testimonials {Die Kundenstimme konnte nicht wiederhergestellt werden}
    theme_templates {Die Designvorlage konnte nicht wiederhergestellt werden}
    topic_categories {Die Kategorie konnte nicht wiederhergestellt werden}
    topic_ideas {Die Themenidee konnte nicht wiederhergestellt werden}
    topic_subcategories {Die Unterkategorie konnte nicht wiederhergestellt werden}
    warning_rules {Die Warnregel konnte nicht wiederhergestellt werden}
    other {Der Eintrag konnte nicht wiederhergestellt werden}
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
} satisfies Translation<typeof messages>;
