import type { Channel, ForcedStatus, ResultState } from '@answerscope/contract';
import { type AnyColumn, and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { type AnswerCounts, resultStateSql } from '../answers/index.ts';
import { omega_ranking_overrides as overrides } from './omega.tables.ts';

/** Columns that name a keyword on a channel. */
interface ResultColumns {
  account_id: AnyPgColumn;
  keyword_id: AnyPgColumn;
  channel: AnyPgColumn;
}

/** Those that count now. One whose time is over counts no longer, without anybody's doing. */
export const isOverrideInForce: SQL | undefined = and(
  isNull(overrides.ended_at),
  or(isNull(overrides.until), gt(overrides.until, sql`now()`)),
);

/** What the status of a row's keyword on its channel is forced to now; null where its answers decide. */
export function forcedStatusSql({
  account_id,
  keyword_id,
  channel,
}: ResultColumns): SQL<ForcedStatus | null> {
  // As three conditions of their own: each names its table, also where a query of one table leaves that out.
  const isOfRow = and(
    eq(overrides.account_id, account_id),
    eq(overrides.keyword_id, keyword_id),
    eq(overrides.channel, channel),
  );
  return sql<ForcedStatus | null>`(select ${overrides.forced_status} from ${overrides} where ${and(isOfRow, isOverrideInForce)})`;
}

/** shownStateOf in SQL, of a row that names its keyword and has these counts. */
export function shownStateSql(row: ResultColumns & AnswerCounts<AnyColumn>): SQL<ResultState> {
  return sql<ResultState>`coalesce(${forcedStatusSql(row)}, ${resultStateSql(row)})`;
}

/** What the keywords of a channel were forced to at a moment, by keyword. */
export async function listForcedAt(
  tx: Transaction,
  { at, ...of }: { account_id: AccountId; channel: Channel; at: Date },
): Promise<Map<string, ForcedStatus>> {
  const rows = await tx
    .select({ keyword_id: overrides.keyword_id, forced_status: overrides.forced_status })
    .from(overrides)
    .where(
      and(
        matching(overrides, of),
        lte(overrides.set_at, at),
        or(isNull(overrides.until), gt(overrides.until, at)),
        or(isNull(overrides.ended_at), gt(overrides.ended_at, at)),
      ),
    );
  return new Map(rows.map(({ keyword_id, forced_status }) => [keyword_id, forced_status]));
}

/** What keywords of a user are forced to now, by keyword and then by channel. */
export async function listForcedNow(
  tx: Transaction,
  { account_id, keyword_ids }: { account_id: AccountId; keyword_ids: readonly string[] },
): Promise<Map<string, { channel: Channel; status: ForcedStatus }[]>> {
  const rows = await tx
    .select({
      keyword_id: overrides.keyword_id,
      channel: overrides.channel,
      status: overrides.forced_status,
    })
    .from(overrides)
    .where(
      and(
        matching(overrides, { account_id }),
        inArray(overrides.keyword_id, [...keyword_ids]),
        isOverrideInForce,
      ),
    )
    .orderBy(overrides.channel);
  const byKeyword = new Map<string, { channel: Channel; status: ForcedStatus }[]>();
  for (const { keyword_id, ...forced } of rows)
    byKeyword.set(keyword_id, [...(byKeyword.get(keyword_id) ?? []), forced]);
  return byKeyword;
}
