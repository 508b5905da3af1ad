export { administer } from './administer.ts';
export { listAuditLogs } from './audit.queries.ts';
