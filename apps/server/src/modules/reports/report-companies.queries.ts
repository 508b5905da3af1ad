import type { NamedCompetitor } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { RevisionRow } from './report-rows.queries.ts';
import type { CompanyCount } from './rollups.rules.ts';

/** Companies by name: those that the user tracks, and those that were found beside them. */
export interface NamedCompanies {
  competitors: NamedCompetitor[];
  undeclared: NamedCompetitor[];
}

type CountedRow = { [Name in keyof NamedCompetitor]: NamedCompetitor[Name] } & { is_tracked: boolean };

/** A company `c` is tracked, or in no number while its user's names of it are being searched for. */
const IS_TRACKED = sql`exists (select from competitors k where k.account_id = c.account_id and k.company_key = c.key)`;

/** The companies named most in several reports together. */
export async function sumCompanies(
  tx: Transaction,
  accountId: AccountId,
  of: { revisions: Pick<RevisionRow, 'report_id' | 'judgement_id'>[]; limit: number },
): Promise<NamedCompanies> {
  const column = (pick: (one: (typeof of.revisions)[number]) => string) => sql.param(of.revisions.map(pick));
  const found = await tx.execute<CountedRow>(sql`
    select ranked.* from (
      select c.name, ${IS_TRACKED} as is_tracked, n.answers_naming, n.answers_naming_without_brand, n.mentions,
        row_number() over (partition by ${IS_TRACKED} order by n.answers_naming desc, n.mentions desc, c.name) as place
      from (
        select r.company_key, sum(r.answers_naming)::int as answers_naming,
          sum(r.answers_naming_without_brand)::int as answers_naming_without_brand, sum(r.mentions)::int as mentions
        from unnest(${column((one) => one.report_id)}::uuid[], ${column((one) => one.judgement_id)}::uuid[])
          as k(report_id, judgement_id)
        join report_companies r on r.account_id = ${accountId} and r.report_id = k.report_id and r.judgement_id = k.judgement_id
        group by r.company_key) n
      join companies c on c.account_id = ${accountId} and c.key = n.company_key and c.counted_at is not null) ranked
    where place <= ${of.limit} order by place`);
  return split(found.rows);
}

/** What was counted of companies, by their names. */
export async function nameCompanies(
  tx: Transaction,
  accountId: AccountId,
  of: { counts: readonly CompanyCount[]; limit: number },
): Promise<NamedCompanies> {
  const found = await tx.execute<CountedRow>(sql`
    select c.name, ${IS_TRACKED} as is_tracked, n.answers_naming, n.answers_naming_without_brand, n.mentions
    from jsonb_to_recordset(${JSON.stringify(of.counts)}::jsonb)
      as n(company_key text, answers_naming int, answers_naming_without_brand int, mentions int)
    join companies c on c.account_id = ${accountId} and c.key = n.company_key
    order by n.answers_naming desc, n.mentions desc, c.name`);
  const { competitors, undeclared } = split(found.rows);
  return { competitors: competitors.slice(0, of.limit), undeclared: undeclared.slice(0, of.limit) };
}

function split(rows: readonly CountedRow[]): NamedCompanies {
  const of = (isTracked: boolean) =>
    rows.flatMap(({ is_tracked, name, answers_naming, answers_naming_without_brand, mentions }) =>
      is_tracked === isTracked ? [{ name, answers_naming, answers_naming_without_brand, mentions }] : [],
    );
  return { competitors: of(true), undeclared: of(false) };
}
