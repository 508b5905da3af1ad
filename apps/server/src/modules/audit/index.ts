/** Who did what to whom, in the same transaction as the deed. */
export { listAuditLogs, listAuditLogsBefore } from './audit.queries.ts';
export { administration } from './use-cases/administer.ts';
