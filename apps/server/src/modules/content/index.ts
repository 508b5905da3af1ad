/** What visitors read and administrators keep for them: today the logos of the landing page. */
export { createContentResourceRoutes, createContentRoutes } from './content.routes.ts';
