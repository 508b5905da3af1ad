/** Reads that join several modules: lists, dashboard, exports. They may look everywhere, and nobody imports them. */
export { createKeywordListRoutes } from './keyword-list.routes.ts';
export { readChannelSummaries } from './use-cases/read-channel-summaries.ts';
export { createViewsRoutes } from './views.routes.ts';
