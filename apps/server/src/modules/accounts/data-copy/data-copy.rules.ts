import { type DataCopy, dataCopyUrl, LIMITS, type MyDataCopy, PRODUCT_NAME } from '@answerscope/contract';
import { OWNED_TABLES, type OwnedTable } from '../../../database/access.ts';
import { DAY_MS } from '../../../lib/time.ts';
import * as messages from '../messages.ts';
import type { data_copies } from './data-copies.tables.ts';

export type DataCopyRow = typeof data_copies.$inferSelect;

const PAUSE_MS = LIMITS.data_copy_pause_hours * 3_600_000;

/** What of an account lets somebody in, or was never its user's: no copy holds it. The reason stands in the copy. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'public.admin_notes': messages.leftOutAdminNotes,
  'public.own_analytics_reports': messages.leftOutAnalytics,
  'public.api_key_accounts': messages.leftOutLookups,
  'public.stripe_customer_accounts': messages.leftOutLookups,
  'public.data_copy_parts': messages.leftOutThisFile,
  'set_aside.rows': messages.leftOutSetAside,
  'auth.account': messages.leftOutPassword,
  'auth.two_factor': messages.leftOutSecondStep,
  'auth.verification': messages.leftOutLinks,
};

/** Of tables that hold more than their user may have: the columns that are in a copy. */
export const SHOWN_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'auth.user': ['id', 'name', 'email', 'image', 'email_verified', 'role', 'is_active', 'created_at'],
  'auth.session': ['id', 'ip_address', 'user_agent', 'created_at', 'updated_at', 'expires_at'],
  'public.api_keys': [
    'id',
    'name',
    'scope',
    'created_at',
    'expires_at',
    'last_used_at',
    'revoked_at',
    'is_revoked_by_administrator',
  ],
  'public.email_changes': ['new_email', 'expires_at'],
  'public.mails': ['recipient', 'subject', 'text', 'created_at', 'sent_at'],
  // Who set it and why is of the administrators.
  'public.omega_ranking_overrides': [
    'id',
    'keyword_id',
    'channel',
    'forced_status',
    'set_at',
    'until',
    'ended_at',
  ],
  'public.webhook_endpoints': [
    'id',
    'name',
    'url',
    'events',
    'is_active',
    'previous_secret_until',
    'failing_since',
    'switched_off_at',
    'created_at',
  ],
  // Of administrators, who ask for them as the service.
  'public.saved_views': ['id', 'name', 'path', 'created_at'],
  'public.support_views': ['user_id', 'id', 'reason', 'started_at', 'ends_at', 'stopped_at'],
};

/** A table whose rows of the user are in a copy. */
export interface CopiedTable extends OwnedTable {
  /** As its files are called. */
  file: string;
  /** Only these; null: all that there are. Then the user reads them, else the service. */
  columns: readonly string[] | null;
}

/** Every table that is in a copy: all with rows of users but those that are left out. */
export const COPIED_TABLES: readonly CopiedTable[] = OWNED_TABLES.flatMap(({ table, owner, of }) => {
  if (table in LEFT_OUT) return [];
  const [schema, name = ''] = table.split('.');
  const file = schema === 'public' ? name : `sign_in_${name}`;
  return [{ table, owner, of, file, columns: SHOWN_COLUMNS[table] ?? null }];
});

/** When the next copy may be asked for; null: now. One that failed keeps nobody waiting. */
export function nextCopyAt(
  newest: Pick<DataCopyRow, 'state' | 'requested_at'> | null,
  now: Date,
): Date | null {
  if (newest === null || newest.state === 'failed') return null;
  const next = new Date(newest.requested_at.getTime() + PAUSE_MS);
  return next > now ? next : null;
}

/** When the file of a copy is removed that is ready now. */
export function copyExpiresAt(now: Date): Date {
  return new Date(now.getTime() + LIMITS.data_copy_days * DAY_MS);
}

/** The newest copy as its user sees it. */
export function toMyDataCopy(newest: DataCopyRow | null, now: Date): MyDataCopy {
  const isGone = newest?.expires_at != null && newest.expires_at <= now;
  return {
    copy: newest === null || isGone ? null : toDataCopy(newest),
    next_at: nextCopyAt(newest, now)?.toISOString() ?? null,
  };
}

function toDataCopy({
  id,
  state,
  requested_at,
  rows_done,
  rows_total,
  byte_count,
  expires_at,
}: DataCopyRow): DataCopy {
  return {
    id,
    state,
    requested_at: requested_at.toISOString(),
    rows_done,
    rows_total,
    byte_count,
    expires_at: expires_at?.toISOString() ?? null,
    url: state === 'ready' ? dataCopyUrl(id) : null,
  };
}

/** What the file says of itself. */
export function readMe(
  counts: readonly { file: string; rows: number }[],
  { now, version }: { now: Date; version: string },
): string {
  return [
    messages.everythingOn({ time: now.toISOString() }),
    messages.writtenBy({ product: PRODUCT_NAME, version }),
    messages.listsInTwoFormats,
    '',
    messages.rows,
    ...counts.map(({ file, rows }) => `  ${file}: ${rows}`),
    '',
    messages.notInFile,
    ...Object.entries(LEFT_OUT).map(([table, reason]) => `  ${table}: ${reason}`),
    '',
  ].join('\r\n');
}
