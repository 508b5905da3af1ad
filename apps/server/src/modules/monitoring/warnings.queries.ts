import { type Language, LIMITS, type Warning } from '@answerscope/contract';
import { desc, lt, sql } from 'drizzle-orm';
import { JOB_SCHEMA } from '../../database/job-tables.ts';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';
import { countCalls } from '../performance/index.ts';
import { findDaySpending } from '../plans/index.ts';
import { countIdleChannels } from '../runs/index.ts';
import type { Observed, Receiver, RuleInForce } from './warnings.rules.ts';
import { warning_rules, warnings } from './warnings.tables.ts';

type FoundRule = Omit<RuleInForce, 'last_triggered_at'> & { last_triggered_at: string | null };

/** The rules in force with when each last warned, the oldest first; one of them by its id. */
export async function listRulesInForce(
  tx: Transaction,
  { id }: { id?: string } = {},
): Promise<RuleInForce[]> {
  const found = await tx.execute<FoundRule & Record<string, unknown>>(sql`
    select r.id, r.name, r.measure, r.comparison, r.threshold, r.window_minutes, r.cooldown_minutes, r.receivers,
      (select max(w.warned_at) from warnings w where w.rule_id = r.id) as last_triggered_at
    from warning_rules r where r.is_active and r.deleted_at is null and ${id === undefined ? sql`true` : sql`r.id = ${id}`}
    order by r.created_at, r.id limit ${LIMITS.warning_rules_read_max}`);
  return found.rows.map((row) => ({
    ...row,
    last_triggered_at: row.last_triggered_at === null ? null : new Date(row.last_triggered_at),
  }));
}

/** Makes everybody else wait who looks at a rule to warn by it. What they warned is seen by the statements after this one. */
export async function lockRule(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select from warning_rules where id = ${id} for update`);
}

/** What there is to warn of since a moment; of waiting work and the day's spending what they are at the moment. */
export async function observe(
  tx: Transaction,
  { since, now, idleSince }: { since: Date; now: Date; idleSince: Date },
): Promise<Observed> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const found = await tx.execute<
    Pick<Observed, 'calls' | 'failed_calls' | 'given_up' | 'reported_errors'>
  >(sql`
    select (select coalesce(sum(calls), 0)::int from provider_minutes where minute >= ${from}) as calls,
      (select coalesce(sum(failures), 0)::int from provider_minutes where minute >= ${from}) as failed_calls,
      ((select count(*) from mails where given_up_at >= ${from})
       + (select count(*) from ${sql.identifier(JOB_SCHEMA)}.job where state = 'failed' and completed_on >= ${from}))::int
        as given_up,
      (select count(*)::int from error_groups where last_seen_at >= ${from} and state <> 'ignored') as reported_errors`);
  const [row] = found.rows;
  if (row === undefined) throw new Error('nothing was observed');
  const waiting = await countIdleChannels(tx, idleSince);
  const { spent, reserved } = (await findDaySpending(tx, now)).get('all') ?? { spent: 0, reserved: 0 };
  return {
    ...row,
    requests: await countCalls(tx, since),
    waiting_since: waiting.since === null ? null : new Date(waiting.since),
    day_microdollars: spent + reserved,
  };
}

/** Who can be warned: administrators who can sign in. */
export async function listAdministrators(tx: Transaction): Promise<Receiver[]> {
  const found = await tx.execute<{ id: PersonId; email: string; language: Language }>(sql`
    select id, email, language from auth."user"
    where role = 'admin' and is_active and deletion_asked_at is null order by created_at, id`);
  return found.rows.map(({ id, email, language }) => ({ id, email, language }));
}

export async function insertWarning(tx: Transaction, row: typeof warnings.$inferInsert): Promise<void> {
  await tx.insert(warnings).values(row);
}

/** The newest warnings. */
export async function listWarnings(tx: Transaction): Promise<Warning[]> {
  const rows = await tx
    .select()
    .from(warnings)
    .orderBy(desc(warnings.warned_at), desc(warnings.id))
    .limit(LIMITS.warnings_shown_max);
  return rows.map((row) => ({ ...row, warned_at: row.warned_at.toISOString() }));
}

/** When rules last warned, by their ids. */
export async function findLastWarnings(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await tx.execute<{ rule_id: string; at: string }>(sql`
    select rule_id, max(warned_at) as at from warnings where rule_id = any(${sql.param([...ids])}::uuid[]) group by rule_id`);
  return new Map(found.rows.map(({ rule_id, at }) => [rule_id, new Date(at).toISOString()]));
}

export async function deleteWarningsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(warnings).where(lt(warnings.warned_at, moment));
}

/** Adds the rules that come with the product, but none that an administrator's own is called like. */
export async function insertWarningRules(
  tx: Transaction,
  rows: (typeof warning_rules.$inferInsert)[],
): Promise<void> {
  await tx.insert(warning_rules).values(rows).onConflictDoNothing();
}
