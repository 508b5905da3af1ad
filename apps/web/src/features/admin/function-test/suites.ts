import { BRAND, PROFILE } from './account-suites.ts';
import { ADMIN } from './admin-suite.ts';
import { ANALYTICS } from './analytics-suite.ts';
import type { SuiteName } from './function-search.ts';
import type { Suite } from './suite.ts';
import { TAGS } from './tag-suite.ts';

/** The suites in their order. */
export const SUITES: Readonly<Record<SuiteName, Suite>> = {
  profile: PROFILE,
  brand: BRAND,
  admin: ADMIN,
  analytics: ANALYTICS,
  tags: TAGS,
};
