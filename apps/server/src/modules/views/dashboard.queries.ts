import {
  CHANNELS,
  type Channel,
  type Dashboard,
  type RangeOfDays,
  type ReportFlip,
  VisibilityResult,
} from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { isInDays } from '../../database/is-in-days.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { RevisionRow } from '../reports/index.ts';

/** The newest report of each channel that has one; with `until`, as it was at that moment. */
export async function findNewestReportIds(
  tx: Transaction,
  accountId: AccountId,
  channels: readonly Channel[],
  until?: Date,
): Promise<string[]> {
  const isThere = until === undefined ? sql`` : sql`and r.created_at <= ${until.toISOString()}::timestamptz`;
  const found = await tx.execute<{ id: string }>(sql`
    select newest.id from unnest(${sql.param([...channels])}::text[]) as c(channel)
    cross join lateral (select r.id from reports r where r.account_id = ${accountId} and r.channel = c.channel ${isThere}
                        order by r.id desc limit 1) newest`);
  return found.rows.map(({ id }) => id);
}

/**
 * A digest of what the lists of a range are made of: it differs as soon as a report of it is written, judged or counted
 * again, a keyword comes or goes, or a company is counted, renamed, tracked or tracked no more.
 */
export async function digestRangeLists(
  tx: Transaction,
  accountId: AccountId,
  range: RangeOfDays,
): Promise<string> {
  const found = await tx.execute<{ made_of: string }>(sql`
    select concat(
      (select md5(string_agg(concat_ws(' ', r.report_id, r.judgement_id, r.xmin), ',' order by r.report_id))
        from unnest(${sql.param([...CHANNELS])}::text[]) as ch(channel)
        join report_revisions r on r.account_id = ${accountId} and r.channel = ch.channel and r.is_current
          and ${isInDays(sql`r.reported_at`, range)}),
      ' ', (select concat_ws(' ', count(*), bit_xor(uuid_hash_extended(k.id, 0))) from keywords k
        where k.account_id = ${accountId} and not k.is_paused),
      ' ', (select md5(string_agg(concat_ws(' ', c.key, c.xmin, k.xmin), ',' order by c.key, k.id)) from companies c
        left join competitors k on k.account_id = c.account_id and k.company_key = c.key
        where c.account_id = ${accountId})) as made_of`);
  return found.rows[0]?.made_of ?? '';
}

type RevisionKey = Pick<RevisionRow, 'report_id' | 'judgement_id'>;

/** The flips of revisions, by report: as many of each kind as asked for. */
export async function listFlips(
  tx: Transaction,
  accountId: AccountId,
  of: { revisions: RevisionKey[]; limit: number },
): Promise<(ReportFlip & { report_id: string; change: 'improved' | 'declined' })[]> {
  const found = await tx.execute<ReportFlip & { report_id: string; change: 'improved' | 'declined' }>(sql`
    select f.* from ${keysOf(of.revisions)}
    cross join (values ('improved'), ('declined')) as c(change)
    cross join lateral (
      select l.report_id, l.change, l.keyword_id, l.keyword, l.answer_id, l.previous_answer_id from report_keywords l
      where l.account_id = ${accountId} and l.report_id = k.report_id and l.judgement_id = k.judgement_id
        and l.change = c.change
      order by l.keyword, l.keyword_id limit ${of.limit}) f`);
  return found.rows;
}

function keysOf(revisions: RevisionKey[]) {
  const column = (pick: (key: RevisionKey) => string) => sql.param(revisions.map(pick));
  return sql`unnest(${column((key) => key.report_id)}::uuid[], ${column((key) => key.judgement_id)}::uuid[])
    as k(report_id, judgement_id)`;
}

const FailedCheck = VisibilityResult.pick({
  keyword_id: true,
  keyword: true,
  channel: true,
  status: true,
  checked_at: true,
  response_text: true,
  error_code: true,
});

/** The newest results without an answer, and how many there are. */
export async function findFailedChecks(
  tx: Transaction,
  accountId: AccountId,
  limit: number,
): Promise<Dashboard['failed_checks']> {
  const found = await tx.execute<Record<string, unknown> & { checked_at: string; total: number }>(sql`
    select keyword_id, keyword, channel, status, checked_at, response_text, error_code, (count(*) over ())::int as total
    from visibility_results where account_id = ${accountId} and status <> 'completed'
    order by checked_at desc, keyword_id limit ${limit}`);
  const items = found.rows.map((row) =>
    FailedCheck.parse({ ...row, checked_at: new Date(row.checked_at).toISOString() }),
  );
  return { total: found.rows[0]?.total ?? 0, items };
}
