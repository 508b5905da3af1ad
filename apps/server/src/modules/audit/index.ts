/** Who did what to whom, in the same transaction as the deed. */
export { listAuditLogs, listAuditLogsBefore, listRevisions } from './audit.queries.ts';
export { administration } from './use-cases/administer.ts';
export { type ActOrigin, recordAct } from './use-cases/record-act.ts';
