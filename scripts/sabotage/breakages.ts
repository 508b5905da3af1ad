import { ACCESS } from './breakages/access.ts';
import { ACCOUNTS } from './breakages/accounts.ts';
import { BRAND } from './breakages/brand.ts';
import type { Breakage } from './breakages/breakage.ts';
import { CHECKS } from './breakages/checks.ts';
import { CONTENT } from './breakages/content.ts';
import { DESIGN } from './breakages/design.ts';
import { ELSEWHERE } from './breakages/elsewhere.ts';
import { LIMITS_KEPT } from './breakages/limits.ts';
import { MEDIA } from './breakages/media.ts';
import { PAGES } from './breakages/pages.ts';
import { PAYMENTS } from './breakages/payments.ts';
import { PERFORMANCE } from './breakages/performance.ts';
import { REPORTS } from './breakages/reports.ts';
import { RESOURCES_KEPT } from './breakages/resources.ts';
import { RULES } from './breakages/rules.ts';
import { SUMMARIES } from './breakages/summaries.ts';
import { TAGS } from './breakages/tags.ts';
import { TOPIC_IDEAS } from './breakages/topic-ideas.ts';
import { WEBHOOKS } from './breakages/webhooks.ts';

/** The promises that must not be broken unnoticed, by the room they are of. Later work adds its own. */
export const ROOMS = {
  access: ACCESS,
  accounts: ACCOUNTS,
  checks: CHECKS,
  limits: LIMITS_KEPT,
  reports: REPORTS,
  pages: PAGES,
  tags: TAGS,
  rules: RULES,
  summaries: SUMMARIES,
  design: DESIGN,
  performance: PERFORMANCE,
  'topic-ideas': TOPIC_IDEAS,
  brand: BRAND,
  media: MEDIA,
  payments: PAYMENTS,
  webhooks: WEBHOOKS,
  resources: RESOURCES_KEPT,
  content: CONTENT,
  elsewhere: ELSEWHERE,
} as const satisfies Record<string, readonly Breakage[]>;

export const BREAKAGES: readonly Breakage[] = Object.values(ROOMS).flat();
