import { type AdminOperationInput, LIMITS } from '@answerscope/contract';
import { day } from '../../../lib/calendar-day.ts';
import { laterPage, searchReader, text } from '../../../lib/search-codec.ts';

/** Reads from an address which audit rows are shown. */
export const toAuditSearch = searchReader({
  actor: text(LIMITS.user_search_max),
  subject: text(LIMITS.user_search_max),
  action: text(100),
  subject_type: text(100),
  from: day,
  to: day,
  page: laterPage,
});

/** Which audit rows are shown; it stands in the address. */
export type AuditSearch = ReturnType<typeof toAuditSearch>;

type Filter = Omit<AdminOperationInput<'get_audit_logs'>['data'], 'limit' | 'offset'>;

const DAY_MS = 86_400_000;

/** What the server is asked for. Days are of UTC, the last one included. */
export function toAuditFilter({ actor, subject, action, subject_type, from, to }: AuditSearch): Filter {
  return {
    ...(actor && { actor }),
    ...(subject && { subject }),
    ...(action && { action }),
    ...(subject_type && { subjectType: subject_type }),
    ...(from && { from: `${from}T00:00:00.000Z` }),
    ...(to && { to: new Date(Date.parse(to) + DAY_MS).toISOString() }),
  };
}

/** True when not all rows are shown. */
export function isFiltered(search: AuditSearch): boolean {
  return Object.keys(toAuditFilter(search)).length > 0;
}

/** Where the rows that the list shows, of all its pages, are as a file. */
export function auditFilePath(search: AuditSearch): string {
  const filter = Object.entries(toAuditFilter(search)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return `/api/admin/audit-logs/csv?${new URLSearchParams(filter)}`;
}
