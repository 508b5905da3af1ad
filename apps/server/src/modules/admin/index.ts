/** What administrators do with users. */
export { createAdminRoutes } from './admin.routes.ts';
export { createJobRoutes } from './jobs.routes.ts';
export { createPlanResourceRoutes } from './plan-resource.routes.ts';
