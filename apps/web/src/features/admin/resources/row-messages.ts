import { message } from '@answerscope/contract';

// Resources
/** {count}: rows; {resource}: name of a resource, 'plans' */
export const rowsCount = message(`{resource, select,
  cms_pages {{count, plural, one {# page} other {# pages}}}
  coupons {{count, plural, one {# coupon} other {# coupons}}}
  faq_categories {{count, plural, one {# category} other {# categories}}}
  faq_items {{count, plural, one {# FAQ item} other {# FAQ items}}}
  keyword_rules {{count, plural, one {# keyword rule} other {# keyword rules}}}
  landing_claims {{count, plural, one {# claim} other {# claims}}}
  logos {{count, plural, one {# logo} other {# logos}}}
  plans {{count, plural, one {# plan} other {# plans}}}
  sign_up_rules {{count, plural, one {# sign-up rule} other {# sign-up rules}}}
  testimonials {{count, plural, one {# testimonial} other {# testimonials}}}
  theme_templates {{count, plural, one {# theme template} other {# theme templates}}}
  topic_categories {{count, plural, one {# category} other {# categories}}}
  topic_ideas {{count, plural, one {# topic idea} other {# topic ideas}}}
  topic_subcategories {{count, plural, one {# subcategory} other {# subcategories}}}
  warning_rules {{count, plural, one {# warning rule} other {# warning rules}}}
  other {{count, plural, one {# item} other {# items}}}
}`);
/** {resource}: name of a resource, 'plans' */
export const newRow = message(`{resource, select,
  cms_pages {New page}
  coupons {New coupon}
  faq_categories {New category}
  faq_items {New FAQ item}
  keyword_rules {New keyword rule}
  landing_claims {New claim}
  logos {New logo}
  plans {New plan}
  sign_up_rules {New sign-up rule}
  testimonials {New testimonial}
  theme_templates {New theme template}
  topic_categories {New category}
  topic_ideas {New topic idea}
  topic_subcategories {New subcategory}
  warning_rules {New warning rule}
  other {New item}
}`);
/** {resource}: name of a resource, 'plans' */
export const createRow = message(`{resource, select,
  cms_pages {Create page}
  coupons {Create coupon}
  faq_categories {Create category}
  faq_items {Create FAQ item}
  keyword_rules {Create keyword rule}
  landing_claims {Create claim}
  logos {Create logo}
  plans {Create plan}
  sign_up_rules {Create sign-up rule}
  testimonials {Create testimonial}
  theme_templates {Create theme template}
  topic_categories {Create category}
  topic_ideas {Create topic idea}
  topic_subcategories {Create subcategory}
  warning_rules {Create warning rule}
  other {Create item}
}`);
/** {resource}: name of a resource, 'plans' */
export const saveRow = message(`{resource, select,
  cms_pages {Save page}
  coupons {Save coupon}
  faq_categories {Save category}
  faq_items {Save FAQ item}
  keyword_rules {Save keyword rule}
  landing_claims {Save claim}
  logos {Save logo}
  plans {Save plan}
  sign_up_rules {Save sign-up rule}
  testimonials {Save testimonial}
  theme_templates {Save theme template}
  topic_categories {Save category}
  topic_ideas {Save topic idea}
  topic_subcategories {Save subcategory}
  warning_rules {Save warning rule}
  other {Save item}
}`);
/** {resource}: name of a resource, 'plans' */
export const noRowsYet = message(`{resource, select,
  cms_pages {No pages yet}
  coupons {No coupons yet}
  faq_categories {No categories yet}
  faq_items {No FAQ items yet}
  keyword_rules {No keyword rules yet}
  landing_claims {No claims yet}
  logos {No logos yet}
  plans {No plans yet}
  sign_up_rules {No sign-up rules yet}
  testimonials {No testimonials yet}
  theme_templates {No theme templates yet}
  topic_categories {No categories yet}
  topic_ideas {No topic ideas yet}
  topic_subcategories {No subcategories yet}
  warning_rules {No warning rules yet}
  other {No items yet}
}`);
