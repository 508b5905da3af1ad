import {
  CHANNELS,
  type Channel,
  type CountedDomain,
  type KeywordGroup,
  type KeywordHistoryLine,
  type RangeOfDays,
  type ReportKeywordFilter,
  type ReportKeywordSort,
  type ResultState,
  type VoiceCounts,
} from '@answerscope/contract';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { isInDays } from '../../database/is-in-days.ts';
import type { Transaction } from '../../database/pool.ts';
import { isLike } from '../../database/search.ts';
import type { AccountId } from '../../lib/ids.ts';
import { resultStateSql } from '../answers/index.ts';
import { check_run_items } from '../checks/checks.tables.ts';
import { shownStateOf } from '../omega/index.ts';
import { idsInGroup } from '../tags/index.ts';
import { type LineRow, ofRevision, type ReportRow, type RevisionKey } from './report-rows.queries.ts';
import { report_domains, report_keywords } from './reports.tables.ts';

/** A line's one word: shownStateOf in SQL, with what was forced when the report was made. */
const SHOWN_STATE = sql<ResultState>`coalesce(${report_keywords.forced_status}, ${resultStateSql(report_keywords)})`;

const saysOfLine = (state: ResultState): SQL => sql`${SHOWN_STATE} = ${state}`;

const FILTERS: Record<ReportKeywordFilter, SQL> = {
  improved: eq(report_keywords.change, 'improved'),
  declined: eq(report_keywords.change, 'declined'),
  failed: saysOfLine('failed'),
  branded: eq(report_keywords.is_branded, true),
  mentioned: saysOfLine('mentioned'),
  not_mentioned: saysOfLine('not_mentioned'),
  no_companies: saysOfLine('no_companies'),
  refused: saysOfLine('refused'),
};

/** Which lines of a revision, in which order. */
export interface LinesQuery extends KeywordGroup {
  show?: ReportKeywordFilter | undefined;
  search?: string | undefined;
  sort?: ReportKeywordSort;
  order?: 'asc' | 'desc';
  page: number;
  page_size: number;
}

const { n, k, empty, verdict } = report_keywords;

/** From what is unknown to what is best; what was not measured stands between. */
const STATES: readonly ResultState[] = ['failed', 'refused', 'no_companies', 'not_mentioned', 'mentioned'];

const SORTS: Record<ReportKeywordSort, SQL> = {
  keyword: sql`${report_keywords.keyword} collate "und-x-icu"`,
  verdict: sql`array_position(${sql.param([...STATES])}::text[], ${SHOWN_STATE})`,
  rate: sql`${k}::float / nullif(${n} - ${empty}, 0)`,
  trend: sql`array_position(array['declined', 'no_detectable_change', 'improved'], ${verdict})`,
};

/** What tells nothing stands last either way; of equals the keyword and its id decide, the same on every page. */
function orderOf({ sort = 'keyword', order = 'asc' }: Pick<LinesQuery, 'sort' | 'order'>): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  const byKeyword = sort === 'keyword' ? direction : asc;
  return [
    sql`${direction(SORTS[sort])} nulls last`,
    byKeyword(SORTS.keyword),
    byKeyword(report_keywords.keyword_id),
  ];
}

export type LineWithCode = LineRow & { error_code: string | null };

/** One page of a revision's lines, by keyword unless asked otherwise, with the codes of those that failed. */
export async function listLines(
  tx: Transaction,
  key: RevisionKey & Pick<ReportRow, 'run_id'>,
  query: LinesQuery,
): Promise<{ rows: LineWithCode[]; total: number }> {
  const group = idsInGroup(tx, key.account_id, query);
  const wanted = and(
    ofRevision(report_keywords, key),
    group === null ? undefined : inArray(report_keywords.keyword_id, group),
    query.show && FILTERS[query.show],
    query.search ? isLike(report_keywords.keyword, query.search) : undefined,
  );
  const rows = await tx
    .select({ ...getTableColumns(report_keywords), error_code: check_run_items.error_code })
    .from(report_keywords)
    .leftJoin(
      check_run_items,
      and(
        eq(check_run_items.account_id, report_keywords.account_id),
        eq(check_run_items.run_id, key.run_id),
        eq(check_run_items.channel, report_keywords.channel),
        eq(check_run_items.keyword_id, report_keywords.keyword_id),
        // The code of another failure than the line tells of would be none of its own.
        eq(check_run_items.error_message, report_keywords.error_message),
      ),
    )
    .where(wanted)
    .orderBy(...orderOf(query))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { rows, total: await tx.$count(report_keywords, wanted) };
}

/** The mentions that a revision's share of voice is made of: of the brand, and of it and all other companies. */
export async function sumVoice(tx: Transaction, key: RevisionKey): Promise<VoiceCounts> {
  const { brand_mentions, competitor_mentions, is_branded } = report_keywords;
  const rows = await tx
    .select({
      brand_mentions: sql<number>`coalesce(sum(${brand_mentions}), 0)::int`,
      all_mentions: sql<number>`coalesce(sum(${brand_mentions} + ${competitor_mentions}), 0)::int`,
    })
    .from(report_keywords)
    .where(and(ofRevision(report_keywords, key), eq(is_branded, false)));
  return rows[0] ?? { brand_mentions: 0, all_mentions: 0 };
}

/** So many lines of a revision, by keyword. */
export async function listFirstLines(tx: Transaction, key: RevisionKey, limit: number): Promise<LineRow[]> {
  return tx
    .select()
    .from(report_keywords)
    .where(ofRevision(report_keywords, key))
    .orderBy(asc(report_keywords.keyword), asc(report_keywords.keyword_id))
    .limit(limit);
}

/** Every line of a revision, by keyword, in the order of the pages. */
export async function listAllLines(tx: Transaction, key: RevisionKey): Promise<LineRow[]> {
  return tx
    .select()
    .from(report_keywords)
    .where(ofRevision(report_keywords, key))
    .orderBy(...orderOf({}));
}

/** The sites cited most in a report. */
export async function listDomains(
  tx: Transaction,
  key: RevisionKey,
  limit: number,
): Promise<CountedDomain[]> {
  const { domain, kind, answers_citing, answers_citing_without_brand } = report_domains;
  return tx
    .select({ domain, kind, answers_citing, answers_citing_without_brand })
    .from(report_domains)
    .where(ofRevision(report_domains, key))
    .orderBy(desc(answers_citing), asc(domain))
    .limit(limit);
}

export type HistoryRow = KeywordHistoryLine & { channel: Channel; keyword: string; is_branded: boolean };

/** The lines of a keyword in current revisions since a moment, newest first on each channel. */
export async function listKeywordLines(
  tx: Transaction,
  accountId: AccountId,
  of: { keyword_id: string; range: RangeOfDays },
): Promise<HistoryRow[]> {
  type Found = Omit<{ [Name in keyof HistoryRow]: HistoryRow[Name] }, 'result_state' | 'is_mentioned'>;
  const found = await tx.execute<Found>(sql`
    select l.channel, l.keyword, l.is_branded, l.report_id, l.created_at, l.forced_status, l.n, l.k, l.empty, l.refused,
      l.failed, l.rank, case when l.rank is not null then l.other_companies + 1 end as rank_of, l.answer_id, l.change, l.verdict, l.surface_hash
    from unnest(${sql.param([...CHANNELS])}::text[]) with ordinality as c(channel, place)
    join report_keywords l on l.account_id = ${accountId} and l.keyword_id = ${of.keyword_id} and l.channel = c.channel
      and l.is_current and ${isInDays(sql`l.created_at`, of.range)}
    order by c.place, l.created_at desc`);
  return found.rows.map((row) => {
    const result_state = shownStateOf(row);
    const is_mentioned = result_state === 'mentioned';
    return { ...row, is_mentioned, result_state, created_at: new Date(row.created_at).toISOString() };
  });
}
