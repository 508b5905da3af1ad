import { LIMITS, type RangeOfDays } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { countedAnswers } from '../ranges/index.ts';

export interface NamedCompetitor extends Record<string, unknown> {
  name: string;
  answers_naming: number;
  answers_naming_without_brand: number;
  mentions: number;
}

/** The competitors a user tracks, in the answers that count in a range or in the one before it, the most named first. */
export async function countCompetitors(
  tx: Transaction,
  accountId: AccountId,
  of: { range: RangeOfDays; isBefore: boolean },
): Promise<NamedCompetitor[]> {
  const { rows } = await tx.execute<NamedCompetitor>(sql`
    with counted as materialized (${countedAnswers(accountId, of)})
    select c.name, count(*)::int as answers_naming,
      (count(*) filter (where not a.mentioned))::int as answers_naming_without_brand, sum(m.mentions)::int as mentions
    from counted a
    cross join lateral (
      -- Answer by answer, by key: joined freely, the mentions of all time may be read to find these.
      select * from company_mentions o
      where o.account_id = ${accountId} and o.answer_id = a.answer_id and o.judgement_id = a.judgement_id offset 0) m
    join companies c on c.account_id = m.account_id and c.key = m.company_key and c.counted_at is not null
    join competitors t on t.account_id = c.account_id and t.company_key = c.key
    group by c.key, c.name order by 2 desc, 1 limit ${LIMITS.analytics_rows_max}`);
  return rows;
}
