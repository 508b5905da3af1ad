/** How administrators see the product as a user does, to help, and what the user reads of it. */
export { createSupportRoutes } from './support.routes.ts';
export { findOpenView, listOpenViews } from './support-views.queries.ts';
export { startViewAs, type ViewAsContext } from './use-cases/start-view-as.ts';
