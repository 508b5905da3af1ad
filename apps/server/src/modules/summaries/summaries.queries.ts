import { allowsDailySummaries, type SummaryFrequency } from '@answerscope/contract';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId, PersonId } from '../../lib/ids.ts';
import { mail_settings, summaries } from './summaries.tables.ts';
import type { SentFrequency } from './summary-slots.rules.ts';

export type SummaryRow = typeof summaries.$inferSelect;
export type SummaryKey = Pick<SummaryRow, 'account_id' | 'due_on'>;

/** What who has said nothing is sent: the plans sell it, and each mail ends it with one press. */
const DEFAULT_FREQUENCY = 'weekly';

/** What a user has chosen, as their plan allows it, and since when; null: nothing yet. */
export function frequencyInForce(
  chosen: SummaryFrequency | null,
  plan: { frequency_hours: number },
): SummaryFrequency {
  const wanted = chosen ?? DEFAULT_FREQUENCY;
  return wanted === 'daily' && !allowsDailySummaries(plan.frequency_hours) ? 'weekly' : wanted;
}

/** What a user has said of mails; null where that is nothing. */
export async function findMailSettings(
  tx: Transaction,
  personId: PersonId,
): Promise<typeof mail_settings.$inferSelect | null> {
  const [row] = await tx.select().from(mail_settings).where(eq(mail_settings.user_id, personId));
  return row ?? null;
}

export async function upsertMailSettings(
  tx: Transaction,
  row: typeof mail_settings.$inferInsert,
): Promise<void> {
  await tx.insert(mail_settings).values(row).onConflictDoUpdate({ target: mail_settings.user_id, set: row });
}

/** Whether somebody has shown that the account's address is theirs. By the service role. */
export async function isEmailConfirmed(tx: Transaction, personId: PersonId): Promise<boolean> {
  const found = await tx.execute<{ email_verified: boolean }>(
    sql`select email_verified from auth."user" where id = ${personId}`,
  );
  return found.rows[0]?.email_verified ?? false;
}

/** Somebody who may be sent summaries. */
export interface Recipient {
  account_id: AccountId;
  time_zone: string;
  frequency: SentFrequency;
  /** When they chose it; null: they have not. */
  chosen_at: Date | null;
  /** Of the newest summary that was planned. */
  newest_due_on: string | null;
}

/** Some of those who may be sent summaries and have any report, by their ids after `after`. By the service role. */
export async function listRecipients(
  tx: Transaction,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ recipients: Recipient[]; last: string | null }> {
  const rows = await selectRecipients(
    tx,
    sql`(${after}::uuid is null or p.id > ${after}) and exists (select 1 from reports r where r.account_id = p.id)`,
    limit,
  );
  return { recipients: rows.flatMap(toRecipient), last: rows.at(-1)?.account_id ?? null };
}

/** The same of one user; null where they want none or may have none. By the service role. */
export async function findRecipient(tx: Transaction, accountId: AccountId): Promise<Recipient | null> {
  return (await selectRecipients(tx, sql`p.id = ${accountId}`, 1)).flatMap(toRecipient)[0] ?? null;
}

type FoundRecipient = Omit<Recipient, 'frequency' | 'chosen_at'> & {
  chosen: SummaryFrequency | null;
  chosen_at: string | null;
  frequency_hours: number;
};

/** Nobody who cannot sign in, or whose address may be somebody else's. */
async function selectRecipients(
  tx: Transaction,
  wanted: ReturnType<typeof sql>,
  limit: number,
): Promise<FoundRecipient[]> {
  const found = await tx.execute<{ [Name in keyof FoundRecipient]: FoundRecipient[Name] }>(sql`
    select p.id as account_id, b.time_zone, s.summary_frequency as chosen, s.updated_at as chosen_at,
      pl.ranking_refresh_frequency_hours as frequency_hours,
      (select max(m.due_on)::text from summaries m where m.account_id = p.id) as newest_due_on
    from accounts p
    join brands b on b.account_id = p.id and b.id = p.id
    join auth."user" u on u.id = p.owner_id
    join plans pl on pl.id = p.plan_id
    left join mail_settings s on s.user_id = p.owner_id
    where u.is_active and u.email_verified and u.deletion_asked_at is null and ${wanted}
    order by p.id limit ${limit}`);
  return found.rows;
}

function toRecipient({ chosen, chosen_at, frequency_hours, ...of }: FoundRecipient): Recipient[] {
  const frequency = frequencyInForce(chosen, { frequency_hours });
  if (frequency === 'off') return [];
  return [{ ...of, frequency, chosen_at: chosen_at === null ? null : new Date(chosen_at) }];
}

/**
 * Up to where summaries have been made, or were not worth one; where none was yet, the beginning of those that wait. Null
 * before the first.
 */
export async function findLastUntil(tx: Transaction, accountId: AccountId): Promise<Date | null> {
  const found = await tx.execute<{ until: string | null }>(sql`
    select coalesce(max(until) filter (where state <> 'waiting'), min(since)) as until
    from summaries where account_id = ${accountId}`);
  const until = found.rows[0]?.until ?? null;
  return until === null ? null : new Date(until);
}

/** Plans a summary. False where one was planned for that day before. */
export async function insertSummary(
  tx: Transaction,
  row: Omit<SummaryRow, 'state' | 'ended_at'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(summaries)
    .values({ ...row, state: 'waiting' })
    .onConflictDoNothing();
  return inserted.rowCount === 1;
}

/** A summary that is still to be made, locked: of two that would make it one waits, and finds it made. */
export async function lockWaitingSummary(tx: Transaction, key: SummaryKey): Promise<SummaryRow | null> {
  const [row] = await tx.select().from(summaries).where(matching(summaries, key)).for('update');
  return row?.state === 'waiting' ? row : null;
}

/** Whether a later one was due meanwhile, which covers the same days. */
export async function hasLaterSummary(tx: Transaction, { account_id, due_on }: SummaryKey): Promise<boolean> {
  const later = and(eq(summaries.account_id, account_id), gt(summaries.due_on, due_on));
  return (await tx.$count(summaries, later)) > 0;
}

/** What the newest mail said: something, or that nothing was measured; null before the first. */
export async function findLastMailed(
  tx: Transaction,
  accountId: AccountId,
): Promise<Pick<SummaryRow, 'state' | 'ended_at'> | null> {
  const [row] = await tx
    .select({ state: summaries.state, ended_at: summaries.ended_at })
    .from(summaries)
    .where(and(eq(summaries.account_id, accountId), inArray(summaries.state, ['sent', 'said_nothing'])))
    .orderBy(desc(summaries.due_on))
    .limit(1);
  return row ?? null;
}

export async function endSummary(
  tx: Transaction,
  key: SummaryKey,
  { state, at }: { state: Exclude<SummaryRow['state'], 'waiting'>; at: Date },
): Promise<void> {
  await tx.update(summaries).set({ state, ended_at: at }).where(matching(summaries, key));
}

/** Forgets summaries of long ago. By the service role. */
export async function deleteSummariesBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(summaries).where(lt(summaries.until, before));
}

/** The reports of a user that were written in a period, oldest first. */
export async function listReportsOf(
  tx: Transaction,
  accountId: AccountId,
  { since, until }: { since: Date; until: Date },
): Promise<string[]> {
  const found = await tx.execute<{ id: string }>(sql`
    select id from reports where account_id = ${accountId} and created_at > ${since.toISOString()}::timestamptz
      and created_at <= ${until.toISOString()}::timestamptz order by id`);
  return found.rows.map(({ id }) => id);
}
