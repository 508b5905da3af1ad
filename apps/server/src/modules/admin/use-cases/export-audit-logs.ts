import type { AuditLog } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { type CsvExport, csvNameOfDay, csvTime } from '../../../lib/csv.ts';
import { listAuditLogsBefore } from '../../audit/index.ts';
import * as messages from '../messages.ts';

const COLUMNS = [
  messages.id,
  messages.timeUtc,
  messages.actorKind,
  messages.actorId,
  messages.actor,
  messages.action,
  messages.subjectType,
  messages.subjectId,
  messages.subject,
  messages.reason,
  messages.before,
  messages.after,
  messages.ipAddress,
  messages.userAgent,
  messages.requestId,
];
/** Rows read and written at once, each time in a transaction of their own. */
const AT_ONCE = 1_000;

type Filter = Omit<AdminCall<'get_audit_logs'>['data'], 'limit' | 'offset'>;

/** All audit rows that fit, the newest first, as a CSV file that is read while it is sent. */
export function exportAuditLogs(ctx: AdminContext, filter: Filter): CsvExport {
  return { name: csvNameOfDay('audit-logs', ctx.now), columns: COLUMNS, rows: readAuditLogs(ctx, filter) };
}

async function* readAuditLogs(ctx: AdminContext, filter: Filter): AsyncGenerator<string[][]> {
  let before: string | null = null;
  for (;;) {
    const rows: AuditLog[] = await ctx.readAll((tx) =>
      listAuditLogsBefore(tx, { ...filter, before, limit: AT_ONCE }),
    );
    yield rows.map(toRow);
    if (rows.length < AT_ONCE) return;
    before = rows.at(-1)?.id ?? null;
  }
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
