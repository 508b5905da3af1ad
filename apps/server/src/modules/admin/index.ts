/** What administrators do with users. */
export { createAdminRoutes } from './admin.routes.ts';
export { createDependencyHealthRoutes, type DependencyParts } from './dependency-health.routes.ts';
export { followAddress } from './follow-address.jobs.ts';
export { createOmegaRoutes } from './omega.routes.ts';
export { createPaymentListRoutes } from './payment-lists.routes.ts';
export { createPlanResourceRoutes } from './plan-resource.routes.ts';
export { createSystemHealthRoutes } from './system-health.routes.ts';
export type { SystemParts } from './use-cases/check-system-health.ts';
