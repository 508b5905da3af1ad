/** What administrators do with users. */
export { createAdminRoutes } from './admin.routes.ts';
