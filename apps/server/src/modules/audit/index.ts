/** Who of the administrators did what, in the same transaction as the deed. */
export { administer } from './administer.ts';
export { listAuditLogs } from './audit.queries.ts';
