export { findKeywordByKey, hasKeyword, listKeywordsToCheck } from './keywords.queries.ts';
export { keywordsRoutes, planUsageRoutes } from './keywords.routes.ts';
export { addKeyword } from './use-cases/add-keyword.ts';
