import type { DoubtCode } from '@answerscope/mentions';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { verdicts } from './answers.tables.ts';
import type { NamedCompany } from './companies.rules.ts';

const COUNTED = sql.raw(`company_mentions m
  join companies c on c.account_id = m.account_id and c.key = m.company_key and c.counted_at is not null`);

/** The companies that the answer of the verdict `v` names beside the brand, as NamedCompany, by first mention. */
export const companiesOfVerdict = (v: string): SQL =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('key', m.company_key, 'mentions', m.mentions, 'first_at', m.first_at)
      order by m.first_at, m.company_key)
    from ${COUNTED} where ${ofVerdict(v)}), '[]')`;

/** Where the verdict `v` first sees the brand. */
export const firstMentionOf = (v: string): SQL => sql.raw(`(${v}.spans -> 0 ->> 'start')::int`);

/** placeOf in SQL, of the verdict `v`. */
export const placeOfVerdict = (v: string): SQL =>
  sql`(select case when count(*) > 0 and ${sql.raw(v)}.mentioned
      then 1 + count(*) filter (where m.first_at < ${firstMentionOf(v)}) end
    from ${COUNTED} where ${ofVerdict(v)})::int`;

/** Mentions of all other companies in the answer of the verdict `v`. */
export const othersOfVerdict = (v: string): SQL =>
  sql`coalesce((select sum(m.mentions) from ${COUNTED} where ${ofVerdict(v)}), 0)::int`;

const ofVerdict = (v: string): SQL =>
  sql.raw(
    `m.account_id = ${v}.account_id and m.answer_id = ${v}.answer_id and m.judgement_id = ${v}.judgement_id`,
  );

/** Queues an answer to be read again for every company, under each current or previewed judgement; waits for a running read. */
export async function readAnswerAgain(
  tx: Transaction,
  { account_id, answer_id }: { account_id: AccountId; answer_id: string },
): Promise<void> {
  await tx.execute(sql`
    insert into uncounted_answers (account_id, answer_id, judgement_id)
    select v.account_id, v.answer_id, v.judgement_id from verdicts v
    join judgements j on j.account_id = v.account_id and j.id = v.judgement_id
      and j.state in ('current', 'superseded', 'preview') and j.brand_revision is not null
    where v.account_id = ${account_id} and v.answer_id = ${answer_id}
    order by v.judgement_id
    on conflict (account_id, answer_id, judgement_id) do update set judgement_id = excluded.judgement_id`);
}

/** A company that an answer names beside the brand, as it is shown. */
export type NamedByAnswer = NamedCompany & {
  name: string;
  forms: string[];
  /** The form of its name at `first_at`. */
  form: string;
  is_tracked: boolean;
  doubt: DoubtCode | null;
};

/** The companies of one verdict's answer, by first mention; null where it is not searched for them, or not yet. */
export async function listNamedCompanies(
  tx: Transaction,
  of: Pick<typeof verdicts.$inferSelect, 'account_id' | 'answer_id' | 'judgement_id'>,
): Promise<NamedByAnswer[] | null> {
  const found = await tx.execute<{ is_searched: boolean; companies: NamedByAnswer[] }>(sql`
    select not a.is_ad_hoc and not exists (
        select from uncounted_answers w where w.account_id = a.account_id and w.answer_id = a.id
          and w.judgement_id = ${of.judgement_id}) as is_searched,
      coalesce((select jsonb_agg(jsonb_build_object('key', m.company_key, 'name', c.name, 'forms', c.forms, 'mentions', m.mentions,
          'first_at', m.first_at, 'form', m.form, 'doubt', m.doubt, 'is_tracked', exists (select from competitors k
            where k.account_id = m.account_id and k.company_key = m.company_key)) order by m.first_at, m.company_key)
        from ${COUNTED} where m.account_id = a.account_id and m.answer_id = a.id
          and m.judgement_id = ${of.judgement_id}), '[]') as companies
    from answers a where a.account_id = ${of.account_id} and a.id = ${of.answer_id}`);
  const row = found.rows[0];
  return row?.is_searched ? row.companies : null;
}
