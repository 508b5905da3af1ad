import { cmsPages } from './cms-pages.ts';
import { coupons } from './coupons.ts';
import { faqCategories } from './faq-categories.ts';
import { faqItems } from './faq-items.ts';
import { landingClaims } from './landing-claims.ts';
import { logos } from './logos.ts';
import { planResource } from './plans.ts';
import { testimonials } from './testimonials.ts';
import { topicCategories } from './topic-categories.ts';
import { topicSubcategories } from './topic-subcategories.ts';

/** All resources, by the names under which they stand in the contract: what walks resources reads this. */
export const RESOURCES = {
  cms_pages: cmsPages,
  coupons,
  faq_categories: faqCategories,
  faq_items: faqItems,
  landing_claims: landingClaims,
  logos,
  plans: planResource,
  testimonials,
  topic_categories: topicCategories,
  topic_subcategories: topicSubcategories,
} as const;
export type ResourceName = keyof typeof RESOURCES;
