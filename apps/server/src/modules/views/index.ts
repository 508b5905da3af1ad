/** Reads that join several modules: lists, dashboard, exports. They may look everywhere; only summaries, which say the same by mail, import them. */
export { createCompaniesRoutes } from './companies.routes.ts';
export { findNewestReportIds, listFlips } from './dashboard.queries.ts';
export { createKeywordListRoutes } from './keyword-list.routes.ts';
export { readChannelSummaries, summarise } from './use-cases/read-channel-summaries.ts';
export { createTrendReads } from './use-cases/trend-reads.ts';
export { createViewsRoutes } from './views.routes.ts';
