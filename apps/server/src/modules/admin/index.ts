/** What administrators do with users. */
export { createAdminRoutes } from './admin.routes.ts';
export { type BackupJobContext, makeBackup } from './backups.jobs.ts';
export { createDependencyHealthRoutes, type DependencyParts } from './dependency-health.routes.ts';
export { createAcceptInvitationRoutes, createInvitationRoutes } from './invitations.routes.ts';
export { createJobRoutes } from './jobs.routes.ts';
export { createMailRoutes } from './mails.routes.ts';
export { createOmegaRoutes } from './omega.routes.ts';
export { createPaymentListRoutes } from './payment-lists.routes.ts';
export { createPlanResourceRoutes } from './plan-resource.routes.ts';
export { createAllRunsRoutes } from './runs.routes.ts';
export { createSystemHealthRoutes } from './system-health.routes.ts';
export type { SystemParts } from './use-cases/check-system-health.ts';
