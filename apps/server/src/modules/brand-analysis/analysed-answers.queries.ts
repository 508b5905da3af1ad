import { type Channel, type EmptyKind, nameKey, type RangeOfDays, type Stance } from '@answerscope/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isInDays } from '../../database/is-in-days.ts';
import type { Transaction } from '../../database/pool.ts';
import { type AccountId, firstIdAt } from '../../lib/ids.ts';
import { answers as answersTable } from '../answers/answers.tables.ts';
import { companiesOfVerdict, type NamedCompany, placeOf } from '../answers/index.ts';
import { listCountedTracked } from '../brand/index.ts';

/** An answer to a keyword of the user's with the verdict in force, as the analysis reads it. */
export interface AnalysedAnswer {
  id: string;
  channel: Channel;
  run_id: string;
  keyword_id: string;
  keyword: string;
  asked_at: Date;
  model_served: string;
  /** Its keyword names the brand itself: themes are looked for in it, it says nothing of competitors. */
  is_branded: boolean;
  mentioned: boolean;
  empty_kind: EmptyKind | null;
  is_counted_in: boolean;
  /** The brand's place among all companies it names; null where it is alone or not named. */
  rank: number | null;
  /** Mentions of all other companies, tracked or found. */
  other_mentions: number;
  /** Where the brand is named: UTF-16 offsets of the text. */
  spans: { start: number; end: number }[];
  /** Every tracked company that it was searched for, whether it names it or not. */
  competitors: { name: string; name_key: string; mentions: number; rank: number | null }[];
  domains: { domain: string; kind: 'own' | 'competitor' | 'third_party' }[];
  /** What it says of the brand, where it was read. */
  statements: { stance: Stance; quote: string; start: number }[];
  /** Of an answer that names the brand; null of any other. */
  text: string | null;
}

type FoundAnswer = Omit<AnalysedAnswer, 'asked_at' | 'competitors' | 'rank' | 'other_mentions'> & {
  /** It has a verdict, and is an answer or names the brand. */
  is_read: boolean;
  asked_at: string;
  companies: NamedCompany[];
};

/**
 * Of the answers of a range that count, the newest of so many at most: those with a verdict, newest first, each with the one
 * in force, else the last one that was. An answer that was cut off, blocked or empty is left out unless it names the brand.
 * @returns is_capped where there are older ones that were not looked at
 */
export async function listAnalysedAnswers(
  tx: Transaction,
  accountId: AccountId,
  { range, limit }: { range: RangeOfDays; limit: number },
): Promise<{ answers: AnalysedAnswer[]; is_capped: boolean }> {
  const found = await tx.execute<FoundAnswer>(sql`
    select a.id, a.channel, a.run_id, a.keyword_id, a.keyword, a.asked_at, s.model_served,
      coalesce(i.is_branded, false) as is_branded, v.mentioned, v.empty_kind,
      exists (select from counted_answers c where c.account_id = a.account_id and c.answer_id = a.id) as is_counted_in,
      v.spans, case when v.answer_id is null then '[]' else ${companiesOfVerdict('v')} end as companies,
      coalesce((select jsonb_agg(jsonb_build_object('domain', c.domain, 'kind', c.kind) order by c.position)
                from answer_citations c where c.account_id = a.account_id and c.answer_id = a.id
                  and c.is_cited and c.domain is not null), '[]') as domains,
      coalesce((select jsonb_agg(jsonb_build_object('stance', t.stance, 'quote', t.quote, 'start', t.start_offset)
                  order by t.position)
                from statements t where t.account_id = v.account_id and t.answer_id = v.answer_id
                  and t.judgement_id = v.judgement_id and t.company_key is null), '[]') as statements,
      case when v.mentioned then a.text end as text,
      coalesce(v.mentioned or (a.finish in ('ok', 'refused') and a.text <> ''), false) and v.answer_id is not null
        as is_read
    from (
      select * from answers
      where account_id = ${accountId} and is_counted and not is_ad_hoc and id >= ${firstIdAt(new Date(range.from))}
        and ${isInDays(sql`asked_at`, range)}
      order by id desc limit ${limit + 1}) a
    join surfaces s on s.account_id = a.account_id and s.hash = a.surface_hash
    left join lateral (
      select o.* from verdicts o
      join judgements j on j.account_id = o.account_id and j.id = o.judgement_id and j.state in ('current', 'superseded')
      where o.account_id = a.account_id and o.answer_id = a.id
      order by j.state = 'current' desc, o.judgement_id desc limit 1) v on true
    left join check_run_items i on i.account_id = a.account_id and i.run_id = a.run_id and i.channel = a.channel
      and i.keyword_id = a.keyword_id
    order by a.id desc`);
  const tracked = [...(await listCountedTracked(tx, accountId))].map(([key, name]) => ({
    key,
    name,
    name_key: nameKey(name),
  }));
  const read = found.rows.slice(0, limit).filter(({ is_read }) => is_read);
  const answers = read.map(({ is_read: _isRead, companies, ...row }): AnalysedAnswer => {
    const own = row.mentioned ? (row.spans[0]?.start ?? null) : null;
    const places = new Map(
      companies.map((one, index) => [
        one.key,
        { mentions: one.mentions, rank: index + 1 + Number(own !== null && own <= one.first_at) },
      ]),
    );
    return {
      ...row,
      asked_at: new Date(row.asked_at),
      rank: placeOf(own, companies),
      other_mentions: companies.reduce((all, { mentions }) => all + mentions, 0),
      competitors: tracked.map(({ key, ...one }) => ({
        ...one,
        ...(places.get(key) ?? { mentions: 0, rank: null }),
      })),
    };
  });
  return { answers, is_capped: found.rows.length > limit };
}

/** The texts of these answers, by their ids. */
export async function findTexts(
  tx: Transaction,
  accountId: AccountId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: answersTable.id, text: answersTable.text })
    .from(answersTable)
    .where(and(eq(answersTable.account_id, accountId), inArray(answersTable.id, [...ids])));
  return new Map(rows.map(({ id, text }) => [id, text]));
}
