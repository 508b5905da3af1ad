/** What the installation tells of itself. */
export { createMonitoringRoutes } from './monitoring.routes.ts';
