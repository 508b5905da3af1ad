import type { Channel } from '@answerscope/contract';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import type { RevisionRow } from '../reports/index.ts';
import { keyword_tag_relations } from '../tags/tags.tables.ts';

/** A channel's newest report, at which its window ends. */
export type WindowedReport = Pick<RevisionRow, 'report_id' | 'judgement_id' | 'pooled'> & {
  channel: Channel;
};

/** What a keyword comes to in the window of a headline. */
export interface KeywordTally {
  keyword_id: string;
  answers: number;
  mentions: number;
  /** The first and the last report that counts for it. */
  since: string;
  until: string;
  tag_ids: string[];
  /** The user still has the keyword. */
  is_kept: boolean;
}

/**
 * Every keyword that the headline of a report counts, with what it comes to there: reports of its window, and of them the
 * checks that asked and judged the keyword as its newest one did. None where there is no headline.
 */
export async function tallyKeywords(
  tx: Transaction,
  userId: string,
  { report_id, judgement_id, channel, pooled }: WindowedReport,
): Promise<KeywordTally[]> {
  if (!pooled?.current) return [];
  const { since, until } = pooled.current;
  const found = await tx.execute<KeywordTally & Record<string, unknown>>(sql`
    with counted as (
      select l.keyword_id, r.reported_at, l.n - l.empty as answers, l.k as mentions,
        l.trend_surface_hash as surface, l.trend_judgement_id as judgement
      from report_revisions r
      cross join lateral (
        -- By key, report by report, as windows are read.
        select * from report_keywords o
        where o.user_id = r.user_id and o.report_id = r.report_id and o.judgement_id = r.judgement_id offset 0) l
      where r.user_id = ${userId} and r.channel = ${channel} and r.is_current
        and r.reported_at between ${since}::timestamptz and ${until}::timestamptz
        and not l.is_branded and l.trend_asked_at is not null and l.trend_mentioned is not null
        and l.trend_surface_hash is not null and l.trend_judgement_id is not null
    ), newest as (
      select distinct on (keyword_id) keyword_id, surface, judgement from counted
      order by keyword_id, reported_at desc
    )
    select c.keyword_id, sum(c.answers)::int as answers, sum(c.mentions)::int as mentions,
      min(c.reported_at) as since, max(c.reported_at) as until,
      array(select t.tag_id from keyword_tag_relations t
            where t.user_id = ${userId} and t.keyword_id = c.keyword_id) as tag_ids,
      exists (select from keywords k where k.user_id = ${userId} and k.id = c.keyword_id) as is_kept
    from counted c
    join newest using (keyword_id, surface, judgement)
    join report_keywords own on own.user_id = ${userId} and own.report_id = ${report_id}
      and own.judgement_id = ${judgement_id} and own.keyword_id = c.keyword_id and not own.is_branded
    group by c.keyword_id`);
  return found.rows.map((row) => ({
    ...row,
    since: new Date(row.since).toISOString(),
    until: new Date(row.until).toISOString(),
  }));
}

export async function countUntagged(tx: Transaction, userId: string): Promise<number> {
  const { user_id, keyword_id } = keyword_tag_relations;
  const relation = tx
    .select({ keyword_id })
    .from(keyword_tag_relations)
    .where(and(eq(user_id, keywords.user_id), eq(keyword_id, keywords.id)));
  return tx.$count(keywords, and(eq(keywords.user_id, userId), notExists(relation)));
}
