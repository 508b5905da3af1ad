/** What the installation tells of itself, and what browsers tell of what broke. */
export { forgetErrors, trimErrors, type WarningJobContext, warnAdministrators } from './monitoring.jobs.ts';
export { createErrorGroupRoutes, createMonitoringRoutes, createWarningRoutes } from './monitoring.routes.ts';
export { createSourceMaps, type SourceMaps } from './source-maps.client.ts';
export { readRules } from './use-cases/check-warnings.ts';
export { reportFault } from './use-cases/report-fault.ts';
export { seedWarningRules } from './use-cases/seed-warning-rules.ts';
