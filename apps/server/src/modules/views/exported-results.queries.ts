import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { visibility_results } from '../answers/answers.tables.ts';
import { forcedStatusSql, shownStateSql } from '../omega/index.ts';
import type { ExportedResult } from './csv.rules.ts';
import { type KeywordFilter, matchingKeywords } from './keyword-list.queries.ts';

/** The newest results as they are exported: by keyword as lists are, then channel; what a failed one says is its error. */
export async function listNewestResults(
  tx: Transaction,
  accountId: AccountId,
  { channel, ...filter }: KeywordFilter,
): Promise<ExportedResult[]> {
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const { keyword, status, checked_at, response_text } = visibility_results;
  return tx
    .select({
      keyword,
      channel: visibility_results.channel,
      status,
      checked_at,
      result_state: shownStateSql(visibility_results),
      forced_status: forcedStatusSql(visibility_results),
      error_message: sql<string | null>`case when ${status} <> 'completed' then ${response_text} end`,
    })
    .from(visibility_results)
    .where(
      and(
        eq(visibility_results.account_id, accountId),
        channel === undefined ? undefined : eq(visibility_results.channel, channel),
        isNarrowed
          ? inArray(visibility_results.keyword_id, matchingKeywords(tx, accountId, { channel, ...filter }))
          : undefined,
      ),
    )
    .orderBy(sql`${keyword} collate "und-x-icu"`, asc(keyword), asc(visibility_results.channel));
}
