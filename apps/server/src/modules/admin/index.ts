export { createAdminRoutes } from './admin.routes.ts';
