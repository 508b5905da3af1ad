import { ACCESS } from './breakages/access.ts';
import { ACCOUNTS } from './breakages/accounts.ts';
import type { Breakage } from './breakages/breakage.ts';
import { CHECKS } from './breakages/checks.ts';
import { CONTENT } from './breakages/content.ts';
import { ELSEWHERE } from './breakages/elsewhere.ts';
import { LIMITS_KEPT } from './breakages/limits.ts';
import { MEDIA } from './breakages/media.ts';
import { PAGES } from './breakages/pages.ts';
import { PAYMENTS } from './breakages/payments.ts';
import { REPORTS } from './breakages/reports.ts';
import { RESOURCES_KEPT } from './breakages/resources.ts';
import { TAGS } from './breakages/tags.ts';

/** Each promise that must not be broken unnoticed. Later work adds its own. */
export const BREAKAGES: readonly Breakage[] = [
  ...ACCESS,
  ...ACCOUNTS,
  ...CHECKS,
  ...LIMITS_KEPT,
  ...REPORTS,
  ...PAGES,
  ...TAGS,
  ...MEDIA,
  ...PAYMENTS,
  ...RESOURCES_KEPT,
  ...CONTENT,
  ...ELSEWHERE,
];
