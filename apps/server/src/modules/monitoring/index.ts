/** What the installation tells of itself, and what browsers tell of what broke. */
export { forgetErrors } from './monitoring.jobs.ts';
export { createErrorGroupRoutes, createMonitoringRoutes } from './monitoring.routes.ts';
export { reportFault } from './use-cases/report-fault.ts';
