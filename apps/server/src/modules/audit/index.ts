/** Who of the administrators did what, in the same transaction as the deed. */
export { listAuditLogs } from './audit.queries.ts';
export { administer } from './use-cases/administer.ts';
