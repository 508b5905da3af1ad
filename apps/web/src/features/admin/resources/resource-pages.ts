import { RESOURCES, type ResourceName } from '@answerscope/contract';

/** Where each resource is kept. */
const RESOURCE_PAGES = {
  cms_pages: '/admin/cms',
  coupons: '/admin/coupons',
  faq_categories: '/admin/faqs/categories',
  faq_items: '/admin/faqs',
  landing_claims: '/admin/claims',
  logos: '/admin/logos',
  plans: '/admin/plans',
  testimonials: '/admin/testimonials',
  topic_categories: '/admin/topics/categories',
  topic_subcategories: '/admin/topics/subcategories',
} as const satisfies Record<ResourceName, string>;

/** The page of what the audit calls so; null for what is no resource. */
export function pageOfResource(subjectType: string) {
  return subjectType in RESOURCES ? RESOURCE_PAGES[subjectType as ResourceName] : null;
}
