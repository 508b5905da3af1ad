/** What visitors read and administrators keep for them: today the logos of the landing page. */
export { listShownLogos } from './content.queries.ts';
export { createContentResourceRoutes, createContentRoutes } from './content.routes.ts';
