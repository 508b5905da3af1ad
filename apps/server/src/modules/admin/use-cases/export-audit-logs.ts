import type { AdminOperationInput, AuditLog } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { csvRows } from '../../../lib/csv.ts';
import { listAuditLogsBefore } from '../../audit/index.ts';
import { adminCsv, csvTime } from '../admin-csv.rules.ts';

const COLUMNS = [
  'Id',
  'Time (UTC)',
  'Actor Kind',
  'Actor Id',
  'Actor',
  'Action',
  'Subject Type',
  'Subject Id',
  'Subject',
  'Reason',
  'Before',
  'After',
  'IP Address',
  'User Agent',
  'Request Id',
];
const AT_ONCE = 1_000;

type Filter = Omit<AdminOperationInput<'get_audit_logs'>['data'], 'limit' | 'offset'>;

/** All audit rows that fit, the newest first, as a CSV file. */
export async function exportAuditLogs(ctx: AdminContext, filter: Filter): Promise<File> {
  return ctx.readAll(async (tx) => {
    const parts = [csvRows([COLUMNS])];
    let before: Pick<AuditLog, 'id' | 'created_at'> | null = null;
    for (;;) {
      const rows: AuditLog[] = await listAuditLogsBefore(tx, { ...filter, before, limit: AT_ONCE });
      parts.push(csvRows(rows.map(toRow)));
      if (rows.length < AT_ONCE) return adminCsv('audit-logs', ctx.now, parts);
      before = rows.at(-1) ?? null;
    }
  });
}

function toRow(row: AuditLog): string[] {
  return [
    row.id,
    csvTime(row.created_at),
    row.actor_kind,
    row.actor_id ?? row.actor_reference ?? '',
    row.actor_email ?? '',
    row.action,
    row.subject_type,
    row.subject_id,
    row.subject_email ?? '',
    row.reason ?? '',
    stateOf(row.before),
    stateOf(row.after),
    row.ip_address ?? '',
    row.user_agent ?? '',
    row.request_id,
  ];
}

function stateOf(state: unknown): string {
  return state === null ? '' : JSON.stringify(state);
}
