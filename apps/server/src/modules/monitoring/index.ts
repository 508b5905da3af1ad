export { createMonitoringRoutes } from './monitoring.routes.ts';
