/** Who did what to whom, in the same transaction as the deed. */
export { isAdministrator, listAuditLogs, listAuditLogsBefore, listRevisions } from './audit.queries.ts';
export { administering, administeringViewer } from './audit.routes.ts';
export { type ActOrigin, recordAct } from './use-cases/record-act.ts';
