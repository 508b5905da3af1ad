import { RESOURCES, type ResourceName } from '@answerscope/contract';

/** Where each resource is kept. */
const RESOURCE_PAGES = {
  cms_pages: '/admin/cms',
  coupons: '/admin/coupons',
  faq_categories: '/admin/faqs/categories',
  faq_items: '/admin/faqs',
  keyword_rules: '/admin/rules/keywords',
  landing_claims: '/admin/claims',
  logos: '/admin/logos',
  plans: '/admin/plans',
  sign_up_rules: '/admin/rules/sign-ups',
  testimonials: '/admin/testimonials',
  theme_templates: '/admin/theme-templates',
  topic_categories: '/admin/topics/categories',
  topic_ideas: '/admin/topics/ideas',
  topic_subcategories: '/admin/topics/subcategories',
  warning_rules: '/admin/rules/warnings',
} as const satisfies Record<ResourceName, string>;

/** 'Acme': the name that a row has or had, as the audit keeps it; null for what is no resource's. */
export function rowNameOf({
  subject_type,
  before,
  after,
}: {
  subject_type: string;
  before: unknown;
  after: unknown;
}): string | null {
  if (!(subject_type in RESOURCES)) return null;
  const { named } = RESOURCES[subject_type as ResourceName];
  const state = after ?? before;
  const name = typeof state === 'object' && state !== null && new Map(Object.entries(state)).get(named);
  return typeof name === 'string' ? name : null;
}

/** The page of what the audit calls so; null for what is no resource. */
export function pageOfResource(subjectType: string) {
  return subjectType in RESOURCES ? RESOURCE_PAGES[subjectType as ResourceName] : null;
}
