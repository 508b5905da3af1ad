import { cmsPages } from './cms-pages.ts';
import { coupons } from './coupons.ts';
import { faqCategories } from './faq-categories.ts';
import { faqItems } from './faq-items.ts';
import { keywordRules } from './keyword-rules.ts';
import { landingClaims } from './landing-claims.ts';
import { logos } from './logos.ts';
import { planResource } from './plans.ts';
import { signUpRules } from './sign-up-rules.ts';
import { testimonials } from './testimonials.ts';
import { themeTemplates } from './theme-templates.ts';
import { topicCategories } from './topic-categories.ts';
import { topicIdeas } from './topic-ideas.ts';
import { topicSubcategories } from './topic-subcategories.ts';
import { warningRules } from './warning-rules.ts';

/** All resources, by the names under which they stand in the contract: what walks resources reads this. */
export const RESOURCES = {
  cms_pages: cmsPages,
  coupons,
  faq_categories: faqCategories,
  faq_items: faqItems,
  keyword_rules: keywordRules,
  landing_claims: landingClaims,
  logos,
  plans: planResource,
  sign_up_rules: signUpRules,
  testimonials,
  theme_templates: themeTemplates,
  topic_categories: topicCategories,
  topic_ideas: topicIdeas,
  topic_subcategories: topicSubcategories,
  warning_rules: warningRules,
} as const;
export type ResourceName = keyof typeof RESOURCES;
