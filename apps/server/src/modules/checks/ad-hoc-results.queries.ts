import { type AdHocResult, CHANNELS, type Channel } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';

/** What was last answered about each of these keywords, on one channel or on each, when this company was looked for. */
export async function listAdHocResults(
  tx: Transaction,
  userId: string,
  of: { company_name: string; keyword_ids: readonly string[]; channel?: Channel | undefined },
): Promise<AdHocResult[]> {
  const channels = of.channel === undefined ? CHANNELS : [of.channel];
  const found = await tx.execute<{ [Name in keyof AdHocResult]: AdHocResult[Name] }>(sql`
    select a.keyword_id, a.channel, a.id as answer_id, v.mentioned as is_mentioned, a.finish, a.asked_at
    from unnest(${sql.param([...of.keyword_ids])}::uuid[]) as wanted(keyword_id)
    cross join unnest(${sql.param([...channels])}::text[]) as channels(channel)
    cross join lateral (
      select n.id, n.keyword_id, n.channel, n.finish, n.asked_at from answers n
      where n.user_id = ${userId} and n.keyword_id = wanted.keyword_id and n.is_ad_hoc
        and n.channel = channels.channel and n.company_name = ${of.company_name}
      order by n.id desc limit 1) a
    cross join lateral (
      select o.mentioned from verdicts o
      join judgements j on j.user_id = o.user_id and j.id = o.judgement_id
        and j.state in ('current', 'superseded', 'ad_hoc')
      where o.user_id = ${userId} and o.answer_id = a.id
      order by j.state = 'current' desc, j.id desc limit 1) v`);
  return found.rows.map((row) => ({ ...row, asked_at: new Date(row.asked_at).toISOString() }));
}
