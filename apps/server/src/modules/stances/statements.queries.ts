import type { Answer } from '@answerscope/assistants';
import type { Channel } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Pool, Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { CompanyToRead } from '../answers/index.ts';
import type { StatementColumns } from './statements.rules.ts';

/** One verdict on an answer. */
export interface VerdictKey {
  answer_id: string;
  judgement_id: string;
}

/** Users with answers to read, or whose competitors changed lately: stored answers may be read for these. */
export async function listWaitingUsers(servicePool: Pool): Promise<AccountId[]> {
  const found = await servicePool.query<{ account_id: AccountId }>({
    name: 'users_with_unread_answers',
    text: `select account_id from unread_answers
           union select account_id from competitors where updated_at > now() - interval '10 minutes'`,
  });
  return found.rows.map(({ account_id }) => account_id);
}

/** Takes some answers that are to be read and that nobody else has in hand, newest first. */
export async function takeUnread(
  tx: Transaction,
  accountId: AccountId,
  limit: number,
): Promise<VerdictKey[]> {
  const taken = await tx.execute<VerdictKey & Record<string, unknown>>(sql`
    delete from unread_answers u using (
      select answer_id, judgement_id from unread_answers where account_id = ${accountId}
      order by answer_id desc, judgement_id limit ${limit} for update skip locked) t
    where u.account_id = ${accountId} and u.answer_id = t.answer_id and u.judgement_id = t.judgement_id
    returning u.answer_id, u.judgement_id`);
  return taken.rows;
}

/** Those of these answers that wait to be read, held until the transaction ends: a worker passes them over. */
export async function holdUnreadOf(
  tx: Transaction,
  accountId: AccountId,
  verdicts: readonly VerdictKey[],
): Promise<VerdictKey[]> {
  const locked = await tx.execute<VerdictKey & Record<string, unknown>>(sql`
    select u.answer_id, u.judgement_id from unread_answers u
    join ${recordset(verdicts)} as t(answer_id uuid, judgement_id uuid)
      on u.answer_id = t.answer_id and u.judgement_id = t.judgement_id
    where u.account_id = ${accountId} order by u.answer_id, u.judgement_id for update of u`);
  return locked.rows;
}

/** An answer as it is stored, with all that reading it depends on. */
export interface StoredAnswer extends VerdictKey, Pick<Answer, 'text' | 'finish' | 'citations' | 'sources'> {
  brand_revision: number;
  question: string;
  language: string | null;
  spans: { start: number; end: number }[];
  companies: (CompanyToRead & { name: string; forms: string[]; is_tracked: boolean })[];
  run_id: string;
  channel: Channel;
  asked_at: string;
  /** Its verdict is of the judgement in force. */
  is_in_force: boolean;
}

/** Answers judged by names of the user's own, with the counted companies that they mention. */
export async function listToRead(
  tx: Transaction,
  accountId: AccountId,
  verdicts: readonly VerdictKey[],
): Promise<StoredAnswer[]> {
  const found = await tx.execute<StoredAnswer & Record<string, unknown>>(sql`
    select a.id as answer_id, v.judgement_id, j.brand_revision, a.text, a.finish, a.citations, a.sources, a.language,
      a.run_id, a.channel, a.asked_at, j.state = 'current' as is_in_force, s.question, v.spans,
      coalesce((select jsonb_agg(jsonb_build_object('key', c.key, 'names', c.names, 'name', c.name,
          'forms', c.forms, 'is_tracked', exists (select from competitors t
            where t.account_id = c.account_id and t.company_key = c.key)) order by m.first_at, c.key) from company_mentions m
        join companies c on c.account_id = m.account_id and c.key = m.company_key and c.counted_at is not null
        where m.account_id = v.account_id and m.answer_id = v.answer_id and m.judgement_id = v.judgement_id), '[]') as companies
    from ${recordset(verdicts)} as t(answer_id uuid, judgement_id uuid)
    join verdicts v on v.account_id = ${accountId} and v.answer_id = t.answer_id and v.judgement_id = t.judgement_id
    join judgements j on j.account_id = v.account_id and j.id = v.judgement_id and j.brand_revision is not null
    join answers a on a.account_id = v.account_id and a.id = v.answer_id
    join surfaces s on s.account_id = a.account_id and s.hash = a.surface_hash
    order by a.id, v.judgement_id`);
  return found.rows;
}

/** Puts what these answers say in the place of what they were read to say before. */
export async function replaceStatements(
  tx: Transaction,
  accountId: AccountId,
  { verdicts, statements }: { verdicts: readonly VerdictKey[]; statements: readonly StatementColumns[] },
): Promise<void> {
  await tx.execute(sql`
    delete from statements s using ${recordset(verdicts)} as t(answer_id uuid, judgement_id uuid)
    where s.account_id = ${accountId} and s.answer_id = t.answer_id and s.judgement_id = t.judgement_id`);
  if (statements.length === 0) return;
  const rows = statements.map((one) => ({ account_id: accountId, ...one }));
  await tx.execute(sql`
    insert into statements select * from jsonb_populate_recordset(null::statements, ${JSON.stringify(rows)}::jsonb)`);
}

const recordset = (verdicts: readonly VerdictKey[]) => {
  const keys = verdicts.map(({ answer_id, judgement_id }) => ({ answer_id, judgement_id }));
  return sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)`;
};
