import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';

/** Has answers read for what they say of companies: after their verdict or the companies in them have changed. */
export async function queueUnread(
  tx: Transaction,
  accountId: AccountId,
  verdicts: readonly { answer_id: string; judgement_id: string }[],
): Promise<void> {
  if (verdicts.length === 0) return;
  const keys = verdicts.map(({ answer_id, judgement_id }) => ({ answer_id, judgement_id }));
  await tx.execute(sql`
    insert into unread_answers (account_id, answer_id, judgement_id)
    select distinct ${accountId}::uuid, k.answer_id, k.judgement_id
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(answer_id uuid, judgement_id uuid)
    order by k.answer_id, k.judgement_id
    on conflict do nothing`);
}

/** The same for all answers that mention one of these companies. */
export async function queueUnreadOf(
  tx: Transaction,
  accountId: AccountId,
  companyKeys: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into unread_answers (account_id, answer_id, judgement_id)
    select distinct m.account_id, m.answer_id, m.judgement_id from company_mentions m
    where m.account_id = ${accountId} and m.company_key = any(${sql.param([...companyKeys])}::text[])
    order by m.answer_id, m.judgement_id
    on conflict do nothing`);
}
