import { DATA_EXPORT_MIME_TYPES, type DataExport, exportedColumns, LIMITS } from '@answerscope/contract';
import { ROW_FORMATS, type RowFormat } from '../../lib/row-formats.ts';
import type { data_exports } from './data-exports.tables.ts';
import * as messages from './messages.ts';

export type DataExportRow = typeof data_exports.$inferSelect;

/** The job that makes a file. */
export const PREPARE_JOB = 'prepare-data-export';

/** Said of who asked, or whose rows are in it, when the account is gone. */
const GONE = messages.deletedAccount;
const HOUR_MS = 3_600_000;

/** When a file that is ready, or what is left of one that failed, is removed. */
export function exportExpiresAt(now: Date): Date {
  return new Date(now.getTime() + LIMITS.data_export_hours * HOUR_MS);
}

/** A file as administrators see it. */
export function toDataExport(
  row: DataExportRow,
  { requested_by, user }: { requested_by: string | null; user: string | null },
): DataExport {
  return {
    id: row.id,
    entity: row.entity,
    format: row.format,
    from: row.from_day,
    to: row.to_day,
    user: row.of_user_id === null ? null : (user ?? GONE),
    channel: row.channel,
    has_personal_data: row.has_personal_data,
    state: row.state,
    failure: row.failure,
    rows_done: row.rows_done,
    rows_total: row.rows_total,
    byte_count: row.byte_count,
    requested_at: row.requested_at.toISOString(),
    requested_by,
    expires_at: row.expires_at?.toISOString() ?? null,
    url: row.state === 'ready' ? `/api/admin/data-exports/${row.id}/file` : null,
  };
}

/** What the audit keeps of a file: what is in it, and how much. */
export function auditedExport(row: DataExportRow) {
  const { entity, format, from_day, to_day, of_user_id, channel, has_personal_data } = row;
  return { entity, format, from: from_day, to: to_day, user_id: of_user_id, channel, has_personal_data };
}

/** 'users-2026-11-26.csv', by the day on which it was asked for. */
export function exportFileName({ entity, format, requested_at }: DataExportRow): string {
  return `${entity.replaceAll('_', '-')}-${requested_at.toISOString().slice(0, 10)}.${format}`;
}

/** The headers of a file that is downloaded. */
export function exportHeaders(row: DataExportRow) {
  return {
    'content-disposition': `attachment; filename="${exportFileName(row)}"`,
    'content-type': DATA_EXPORT_MIME_TYPES[row.format],
    'content-length': String(row.byte_count),
  } as const;
}

/** How rows become the text of a file. */
export function writingOf({ entity, format, has_personal_data }: DataExportRow) {
  const { begin, rows, end }: RowFormat = ROW_FORMATS[format];
  return { begin: begin(exportedColumns(entity, has_personal_data)), rows, end };
}
