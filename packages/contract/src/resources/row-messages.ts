import { message } from '../messages/message.ts';

// Resources
/** {resource}: name of a resource, 'plans'. @specification 8.3 */
export const notFetched = message(`{resource, select,
  cms_pages {Failed to fetch pages}
  coupons {Failed to fetch coupons}
  faq_categories {Failed to fetch categories}
  faq_items {Failed to fetch FAQ items}
  keyword_rules {Failed to fetch keyword rules}
  landing_claims {Failed to fetch claims}
  logos {Failed to fetch logos}
  plans {Failed to fetch plans}
  sign_up_rules {Failed to fetch sign-up rules}
  testimonials {Failed to fetch testimonials}
  theme_templates {Failed to fetch theme templates}
  topic_categories {Failed to fetch categories}
  topic_ideas {Failed to fetch topic ideas}
  topic_subcategories {Failed to fetch subcategories}
  warning_rules {Failed to fetch warning rules}
  other {Failed to fetch items}
}`);
/** {resource}: name of a resource, 'plans'. @specification 8.3 */
export const notCreated = message(`{resource, select,
  cms_pages {Failed to create page}
  coupons {Failed to create coupon}
  faq_categories {Failed to create category}
  faq_items {Failed to create FAQ item}
  keyword_rules {Failed to create keyword rule}
  landing_claims {Failed to create claim}
  logos {Failed to create logo}
  plans {Failed to create plan}
  sign_up_rules {Failed to create sign-up rule}
  testimonials {Failed to create testimonial}
  theme_templates {Failed to create theme template}
  topic_categories {Failed to create category}
  topic_ideas {Failed to create topic idea}
  topic_subcategories {Failed to create subcategory}
  warning_rules {Failed to create warning rule}
  other {Failed to create item}
}`);
/** {resource}: name of a resource, 'plans'. @specification 8.3 */
export const notUpdated = message(`{resource, select,
  cms_pages {Failed to update page}
  coupons {Failed to update coupon}
  faq_categories {Failed to update category}
  faq_items {Failed to update FAQ item}
  keyword_rules {Failed to update keyword rule}
  landing_claims {Failed to update claim}
  logos {Failed to update logo}
  plans {Failed to update plan}
  sign_up_rules {Failed to update sign-up rule}
  testimonials {Failed to update testimonial}
  theme_templates {Failed to update theme template}
  topic_categories {Failed to update category}
  topic_ideas {Failed to update topic idea}
  topic_subcategories {Failed to update subcategory}
  warning_rules {Failed to update warning rule}
  other {Failed to update item}
}`);
/** {resource}: name of a resource, 'plans'. @specification 8.3 */
export const notDeleted = message(`{resource, select,
  cms_pages {Failed to delete page}
  coupons {Failed to delete coupon}
  faq_categories {Failed to delete category}
  faq_items {Failed to delete FAQ item}
  keyword_rules {Failed to delete keyword rule}
  landing_claims {Failed to delete claim}
  logos {Failed to delete logo}
  plans {Failed to delete plan}
  sign_up_rules {Failed to delete sign-up rule}
  testimonials {Failed to delete testimonial}
  theme_templates {Failed to delete theme template}
  topic_categories {Failed to delete category}
  topic_ideas {Failed to delete topic idea}
  topic_subcategories {Failed to delete subcategory}
  warning_rules {Failed to delete warning rule}
  other {Failed to delete item}
}`);
/** {resource}: name of a resource, 'plans' */
export const notRestored = message(`{resource, select,
  cms_pages {Failed to restore page}
  coupons {Failed to restore coupon}
  faq_categories {Failed to restore category}
  faq_items {Failed to restore FAQ item}
  keyword_rules {Failed to restore keyword rule}
  landing_claims {Failed to restore claim}
  logos {Failed to restore logo}
  plans {Failed to restore plan}
  sign_up_rules {Failed to restore sign-up rule}
  testimonials {Failed to restore testimonial}
  theme_templates {Failed to restore theme template}
  topic_categories {Failed to restore category}
  topic_ideas {Failed to restore topic idea}
  topic_subcategories {Failed to restore subcategory}
  warning_rules {Failed to restore warning rule}
  other {Failed to restore item}
}`);
/** {resource}: name of a resource, 'plans'. @specification 8.3 */
export const created = message(`{resource, select,
  cms_pages {Page created successfully}
  coupons {Coupon created successfully}
  faq_categories {Category created successfully}
  faq_items {FAQ item created successfully}
  keyword_rules {Keyword rule created successfully}
  landing_claims {Claim created successfully}
  logos {Logo created successfully}
  plans {Plan created successfully}
  sign_up_rules {Sign-up rule created successfully}
  testimonials {Testimonial created successfully}
  theme_templates {Theme template created successfully}
  topic_categories {Category created successfully}
  topic_ideas {Topic idea created successfully}
  topic_subcategories {Subcategory created successfully}
  warning_rules {Warning rule created successfully}
  other {Item created successfully}
}`);
/** {resource}: name of a resource, 'plans'. @specification 8.3 */
export const updated = message(`{resource, select,
  cms_pages {Page updated successfully}
  coupons {Coupon updated successfully}
  faq_categories {Category updated successfully}
  faq_items {FAQ item updated successfully}
  keyword_rules {Keyword rule updated successfully}
  landing_claims {Claim updated successfully}
  logos {Logo updated successfully}
  plans {Plan updated successfully}
  sign_up_rules {Sign-up rule updated successfully}
  testimonials {Testimonial updated successfully}
  theme_templates {Theme template updated successfully}
  topic_categories {Category updated successfully}
  topic_ideas {Topic idea updated successfully}
  topic_subcategories {Subcategory updated successfully}
  warning_rules {Warning rule updated successfully}
  other {Item updated successfully}
}`);
