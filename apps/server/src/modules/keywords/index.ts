/** What a user keeps to ask about, within the plan's limit. */
export { guessMissingIntents, type IntentJobContext } from './keywords.jobs.ts';
export {
  countActiveKeywords,
  countOfBatch,
  findKeyword,
  findKeywordByKey,
  findTakenKeys,
  hasKeyword,
  insertGeneratedKeywords,
  listKeywordsToCheck,
  toKeyword,
} from './keywords.queries.ts';
export { createKeywordsRoutes, createPlanUsageRoutes } from './keywords.routes.ts';
export { keywordLimitReached, refuseFields, remainingKeywords } from './keywords.rules.ts';
export { addKeyword } from './use-cases/add-keyword.ts';
export { removeKeywords } from './use-cases/delete-keyword.ts';
export { fitKeywords } from './use-cases/fit-keywords.ts';
export { getPlanUsage } from './use-cases/get-plan-usage.ts';
export { addKeywords, type ImportedTags, importKeywords } from './use-cases/import-keywords.ts';
