import { message } from '@answerscope/contract';

// Audit rows
/** {resource}: name of a resource, 'plans' */
export const create = message(`{resource, select,
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
export const update = message(`{resource, select,
  cms_pages {Update page}
  coupons {Update coupon}
  faq_categories {Update category}
  faq_items {Update FAQ item}
  keyword_rules {Update keyword rule}
  landing_claims {Update claim}
  logos {Update logo}
  plans {Update plan}
  sign_up_rules {Update sign-up rule}
  testimonials {Update testimonial}
  theme_templates {Update theme template}
  topic_categories {Update category}
  topic_ideas {Update topic idea}
  topic_subcategories {Update subcategory}
  warning_rules {Update warning rule}
  other {Update item}
}`);
/** {resource}: name of a resource, 'plans' */
export const reorder = message(`{resource, select,
  cms_pages {Reorder pages}
  coupons {Reorder coupons}
  faq_categories {Reorder categories}
  faq_items {Reorder FAQ items}
  keyword_rules {Reorder keyword rules}
  landing_claims {Reorder claims}
  logos {Reorder logos}
  plans {Reorder plans}
  sign_up_rules {Reorder sign-up rules}
  testimonials {Reorder testimonials}
  theme_templates {Reorder theme templates}
  topic_categories {Reorder categories}
  topic_ideas {Reorder topic ideas}
  topic_subcategories {Reorder subcategories}
  warning_rules {Reorder warning rules}
  other {Reorder items}
}`);
/** {resource}: name of a resource, 'plans' */
export const putInTrash = message(`{resource, select,
  cms_pages {Move page to trash}
  coupons {Move coupon to trash}
  faq_categories {Move category to trash}
  faq_items {Move FAQ item to trash}
  keyword_rules {Move keyword rule to trash}
  landing_claims {Move claim to trash}
  logos {Move logo to trash}
  plans {Move plan to trash}
  sign_up_rules {Move sign-up rule to trash}
  testimonials {Move testimonial to trash}
  theme_templates {Move theme template to trash}
  topic_categories {Move category to trash}
  topic_ideas {Move topic idea to trash}
  topic_subcategories {Move subcategory to trash}
  warning_rules {Move warning rule to trash}
  other {Move item to trash}
}`);
/** {resource}: name of a resource, 'plans' */
export const restore = message(`{resource, select,
  cms_pages {Restore page}
  coupons {Restore coupon}
  faq_categories {Restore category}
  faq_items {Restore FAQ item}
  keyword_rules {Restore keyword rule}
  landing_claims {Restore claim}
  logos {Restore logo}
  plans {Restore plan}
  sign_up_rules {Restore sign-up rule}
  testimonials {Restore testimonial}
  theme_templates {Restore theme template}
  topic_categories {Restore category}
  topic_ideas {Restore topic idea}
  topic_subcategories {Restore subcategory}
  warning_rules {Restore warning rule}
  other {Restore item}
}`);
/** {resource}: name of a resource, 'plans' */
export const deleteForGood = message(`{resource, select,
  cms_pages {Delete page for good}
  coupons {Delete coupon for good}
  faq_categories {Delete category for good}
  faq_items {Delete FAQ item for good}
  keyword_rules {Delete keyword rule for good}
  landing_claims {Delete claim for good}
  logos {Delete logo for good}
  plans {Delete plan for good}
  sign_up_rules {Delete sign-up rule for good}
  testimonials {Delete testimonial for good}
  theme_templates {Delete theme template for good}
  topic_categories {Delete category for good}
  topic_ideas {Delete topic idea for good}
  topic_subcategories {Delete subcategory for good}
  warning_rules {Delete warning rule for good}
  other {Delete item for good}
}`);
/** {resource}: name of a resource, 'plans' */
export const created = message(`{resource, select,
  cms_pages {Created page}
  coupons {Created coupon}
  faq_categories {Created category}
  faq_items {Created FAQ item}
  keyword_rules {Created keyword rule}
  landing_claims {Created claim}
  logos {Created logo}
  plans {Created plan}
  sign_up_rules {Created sign-up rule}
  testimonials {Created testimonial}
  theme_templates {Created theme template}
  topic_categories {Created category}
  topic_ideas {Created topic idea}
  topic_subcategories {Created subcategory}
  warning_rules {Created warning rule}
  other {Created item}
}`);
/** {resource}: name of a resource, 'plans' */
export const updated = message(`{resource, select,
  cms_pages {Updated page}
  coupons {Updated coupon}
  faq_categories {Updated category}
  faq_items {Updated FAQ item}
  keyword_rules {Updated keyword rule}
  landing_claims {Updated claim}
  logos {Updated logo}
  plans {Updated plan}
  sign_up_rules {Updated sign-up rule}
  testimonials {Updated testimonial}
  theme_templates {Updated theme template}
  topic_categories {Updated category}
  topic_ideas {Updated topic idea}
  topic_subcategories {Updated subcategory}
  warning_rules {Updated warning rule}
  other {Updated item}
}`);
/** {resource}: name of a resource, 'plans' */
export const reordered = message(`{resource, select,
  cms_pages {Reordered pages}
  coupons {Reordered coupons}
  faq_categories {Reordered categories}
  faq_items {Reordered FAQ items}
  keyword_rules {Reordered keyword rules}
  landing_claims {Reordered claims}
  logos {Reordered logos}
  plans {Reordered plans}
  sign_up_rules {Reordered sign-up rules}
  testimonials {Reordered testimonials}
  theme_templates {Reordered theme templates}
  topic_categories {Reordered categories}
  topic_ideas {Reordered topic ideas}
  topic_subcategories {Reordered subcategories}
  warning_rules {Reordered warning rules}
  other {Reordered items}
}`);
/** {resource}: name of a resource, 'plans' */
export const trashed = message(`{resource, select,
  cms_pages {Trashed page}
  coupons {Trashed coupon}
  faq_categories {Trashed category}
  faq_items {Trashed FAQ item}
  keyword_rules {Trashed keyword rule}
  landing_claims {Trashed claim}
  logos {Trashed logo}
  plans {Trashed plan}
  sign_up_rules {Trashed sign-up rule}
  testimonials {Trashed testimonial}
  theme_templates {Trashed theme template}
  topic_categories {Trashed category}
  topic_ideas {Trashed topic idea}
  topic_subcategories {Trashed subcategory}
  warning_rules {Trashed warning rule}
  other {Trashed item}
}`);
/** {resource}: name of a resource, 'plans' */
export const restored = message(`{resource, select,
  cms_pages {Restored page}
  coupons {Restored coupon}
  faq_categories {Restored category}
  faq_items {Restored FAQ item}
  keyword_rules {Restored keyword rule}
  landing_claims {Restored claim}
  logos {Restored logo}
  plans {Restored plan}
  sign_up_rules {Restored sign-up rule}
  testimonials {Restored testimonial}
  theme_templates {Restored theme template}
  topic_categories {Restored category}
  topic_ideas {Restored topic idea}
  topic_subcategories {Restored subcategory}
  warning_rules {Restored warning rule}
  other {Restored item}
}`);
/** {resource}: name of a resource, 'plans' */
export const deleted = message(`{resource, select,
  cms_pages {Deleted page}
  coupons {Deleted coupon}
  faq_categories {Deleted category}
  faq_items {Deleted FAQ item}
  keyword_rules {Deleted keyword rule}
  landing_claims {Deleted claim}
  logos {Deleted logo}
  plans {Deleted plan}
  sign_up_rules {Deleted sign-up rule}
  testimonials {Deleted testimonial}
  theme_templates {Deleted theme template}
  topic_categories {Deleted category}
  topic_ideas {Deleted topic idea}
  topic_subcategories {Deleted subcategory}
  warning_rules {Deleted warning rule}
  other {Deleted item}
}`);
/** {count}: rows that changed place; {resource}: name of a resource, 'plans' */
export const moved = message(`{resource, select,
  cms_pages {{count, plural, one {# page} other {# pages}} moved}
  coupons {{count, plural, one {# coupon} other {# coupons}} moved}
  faq_categories {{count, plural, one {# category} other {# categories}} moved}
  faq_items {{count, plural, one {# FAQ item} other {# FAQ items}} moved}
  keyword_rules {{count, plural, one {# keyword rule} other {# keyword rules}} moved}
  landing_claims {{count, plural, one {# claim} other {# claims}} moved}
  logos {{count, plural, one {# logo} other {# logos}} moved}
  plans {{count, plural, one {# plan} other {# plans}} moved}
  sign_up_rules {{count, plural, one {# sign-up rule} other {# sign-up rules}} moved}
  testimonials {{count, plural, one {# testimonial} other {# testimonials}} moved}
  theme_templates {{count, plural, one {# theme template} other {# theme templates}} moved}
  topic_categories {{count, plural, one {# category} other {# categories}} moved}
  topic_ideas {{count, plural, one {# topic idea} other {# topic ideas}} moved}
  topic_subcategories {{count, plural, one {# subcategory} other {# subcategories}} moved}
  warning_rules {{count, plural, one {# warning rule} other {# warning rules}} moved}
  other {{count, plural, one {# item} other {# items}} moved}
}`);
