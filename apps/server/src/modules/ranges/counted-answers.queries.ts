import { CHANNELS, type Channel, type RangeOfDays } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountId } from '../../lib/ids.ts';
import { firstMentionOf } from '../answers/index.ts';
import { revisionsOf } from './range-counts.queries.ts';

/**
 * The answers that the headlines of a range count, as a query of (answer_id, judgement_id, channel, run_id, keyword_id,
 * reported_at, mentioned, own_mentions, own_first_at): of keywords tracked now and not branded, asked and judged as each was last, each
 * with the verdict that its report stands on.
 * @param of.isBefore those of the equally long range before, asked and judged as the newest of both
 */
export function countedAnswers(
  accountId: AccountId,
  { range, channel, isBefore }: { range: RangeOfDays; channel?: Channel | undefined; isBefore?: boolean },
): SQL {
  const channels = channel === undefined ? CHANNELS : [channel];
  return sql`
    select s.answer_id, v.judgement_id, l.channel, l.run_id, l.keyword_id, l.reported_at, v.mentioned,
      case when v.mentioned then jsonb_array_length(v.spans) else 0 end as own_mentions,
      coalesce(${firstMentionOf('v')}, 0) as own_first_at
    from (
      select r.channel, p.run_id, r.judgement_id, r.reported_at, o.keyword_id, o.trend_surface_hash, o.trend_judgement_id,
        first_value(o.trend_surface_hash) over newest as surface_now,
        first_value(o.trend_judgement_id) over newest as judgement_now
      from ${revisionsOf(accountId, { channels, range, days: isBefore ? 2 * range.days : range.days })}
      join reports p on p.account_id = r.account_id and p.id = r.report_id
      cross join lateral (
        -- By key, report by report: joined freely, all lines there ever were may be read to find these.
        select * from report_keywords o
        where o.account_id = r.account_id and o.report_id = r.report_id and o.judgement_id = r.judgement_id
          and not o.is_branded and o.n > o.empty and o.trend_surface_hash is not null
          and o.trend_judgement_id is not null offset 0) o
      join keywords k on k.account_id = r.account_id and k.id = o.keyword_id and not k.is_paused
      window newest as (partition by r.channel, o.keyword_id order by r.reported_at desc, r.report_id desc)) l
    join check_samples s on s.account_id = ${accountId} and s.run_id = l.run_id and s.channel = l.channel
      and s.keyword_id = l.keyword_id and s.answer_id is not null and not s.is_empty
    cross join lateral (
      -- The second is asked where the first has none.
      (select o.judgement_id, o.mentioned, o.spans from verdicts o
       where o.account_id = s.account_id and o.answer_id = s.answer_id and o.judgement_id = l.judgement_id)
      union all
      (select o.judgement_id, o.mentioned, o.spans from verdicts o
       join judgements j on j.account_id = o.account_id and j.id = o.judgement_id and j.state in ('current', 'superseded')
       where o.account_id = s.account_id and o.answer_id = s.answer_id
       order by o.judgement_id desc limit 1)
      limit 1) v
    -- Not compared column by column: it would be planned for a handful of lines.
    where case when l.trend_surface_hash = l.surface_now then l.trend_judgement_id = l.judgement_now end
      ${isBefore ? sql`and l.reported_at < ${new Date(range.from).toISOString()}::timestamptz` : sql``}`;
}
