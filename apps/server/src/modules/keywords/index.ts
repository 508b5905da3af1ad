/** What a user keeps to ask about, within the plan's limit. */
export {
  countActiveKeywords,
  findKeyword,
  findKeywordByKey,
  hasKeyword,
  listKeywordsToCheck,
  toKeyword,
} from './keywords.queries.ts';
export { createKeywordsRoutes, createPlanUsageRoutes } from './keywords.routes.ts';
export { addKeyword } from './use-cases/add-keyword.ts';
export { fitKeywords } from './use-cases/fit-keywords.ts';
export { getPlanUsage } from './use-cases/get-plan-usage.ts';
