import { CHANNELS, type RangeOfDays } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { isInDays } from '../../database/is-in-days.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { companiesOfVerdict } from '../answers/index.ts';
import type { JudgedAnswer } from './lines.rules.ts';

export type NamingAnswer = Pick<
  JudgedAnswer,
  'mentioned' | 'empty_kind' | 'is_counted_in' | 'competitors' | 'brand_mentions' | 'companies' | 'domains'
>;

/**
 * The answers of a range that count to a keyword, the newest of each channel, with what is held of them now: the verdict in
 * force, else the last one that was. Each channel's newest comes first.
 */
export async function listNamingAnswers(
  tx: Transaction,
  accountId: AccountId,
  of: { keyword_id: string; range: RangeOfDays; limit: number },
): Promise<NamingAnswer[]> {
  const found = await tx.execute<{ [Name in keyof NamingAnswer]: NamingAnswer[Name] }>(sql`
    select v.mentioned, v.empty_kind, v.competitors, jsonb_array_length(v.spans) as brand_mentions,
      exists (select from counted_answers c where c.account_id = a.account_id and c.answer_id = a.id) as is_counted_in,
      ${companiesOfVerdict('v')} as companies,
      coalesce((select jsonb_agg(jsonb_build_object('domain', c.domain, 'kind', c.kind) order by c.position)
                from answer_citations c where c.account_id = a.account_id and c.answer_id = a.id
                  and c.is_cited and c.domain is not null), '[]') as domains
    from unnest(${sql.param([...CHANNELS])}::text[]) with ordinality as channels(channel, place)
    cross join lateral (
      select n.account_id, n.id from answers n
      where n.account_id = ${accountId} and n.keyword_id = ${of.keyword_id} and n.channel = channels.channel
        and ${isInDays(sql`n.asked_at`, of.range)} and n.is_counted and not n.is_ad_hoc
      order by n.id desc limit ${of.limit}) a
    cross join lateral (
      select o.* from verdicts o
      join judgements j on j.account_id = o.account_id and j.id = o.judgement_id and j.state in ('current', 'superseded')
      where o.account_id = a.account_id and o.answer_id = a.id
      order by j.state = 'current' desc, o.judgement_id desc limit 1) v
    order by channels.place, a.id desc`);
  return found.rows;
}
