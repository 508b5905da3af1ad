import { SUPPORT_VIEWS_MAX, type SupportView } from '@answerscope/contract';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FindView } from '../../auth/session-reader.ts';
import { notFound } from '../../context/not-found.ts';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId, PersonId } from '../../lib/ids.ts';
import { accounts } from '../accounts/accounts.tables.ts';
import { support_views } from './support.tables.ts';

/** What a view needs to go on: nobody has stopped it, there is time left, and both are still who they were. */
const isOpen = (now: Date) => sql`v.stopped_at is null and v.ends_at > ${now}
  and a.role = 'admin' and a.is_active and a.deletion_asked_at is null
  and u.role <> 'admin' and u.is_active and u.deletion_asked_at is null`;

/** A view that goes on, by its cookie; null where it has ended. By the service role. */
export async function findOpenView(
  tx: Transaction,
  { viewId, sessionId, administratorId, now }: Parameters<FindView>[0],
): ReturnType<FindView> {
  const { rows } = await tx.execute<{
    user_id: PersonId;
    account_id: AccountId;
    ends_at: string;
    name: string;
    email: string;
    image: string | null;
  }>(sql`
    select v.user_id, w.id as account_id, v.ends_at, u.name, u.email, u.image
    from support_views v
    join auth."user" u on u.id = v.user_id
    join accounts w on w.owner_id = u.id
    join auth."user" a on a.id = v.administrator_id
    where v.id = ${viewId} and v.session_id = ${sessionId} and v.administrator_id = ${administratorId}
      and ${isOpen(now)}`);
  const [row] = rows;
  if (row === undefined) return null;
  const { user_id, account_id, ends_at, ...user } = row;
  return { personId: user_id, accountId: account_id, endsAt: new Date(ends_at), user };
}

/** Which of these views go on. By the service role. */
export async function listOpenViews(tx: Transaction, ids: string[], now: Date): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select v.id from support_views v
    join auth."user" u on u.id = v.user_id
    join auth."user" a on a.id = v.administrator_id
    where v.id = any(${sql.param(ids)}::uuid[]) and ${isOpen(now)}`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether somebody may sign in to an account, and as what; its row stays locked. By the service role. @throws NOT_FOUND */
export async function lockAccount(
  tx: Transaction,
  personId: PersonId,
): Promise<{ isAdministrator: boolean; isActive: boolean }> {
  const { rows } = await tx.execute<{ role: string; is_active: boolean }>(sql`
    select role, is_active and deletion_asked_at is null as is_active
    from auth."user" where id = ${personId} for update`);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { isAdministrator: row.role === 'admin', isActive: row.is_active };
}

/** Makes whoever else begins a view in this session wait until the transaction has ended. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sessionId}, 0))`);
}

/** Writes down that a view begins. */
export async function insertSupportView(
  tx: Transaction,
  view: typeof support_views.$inferInsert,
): Promise<void> {
  await tx.insert(support_views).values(view);
}

/** Stops the open views of a session. Returns the accounts that were viewed. */
export async function stopViewsOf(tx: Transaction, sessionId: string, now: Date): Promise<AccountId[]> {
  const stopped = await tx
    .update(support_views)
    .set({ stopped_at: now })
    .from(accounts)
    .where(
      and(
        eq(accounts.owner_id, support_views.user_id),
        matching(support_views, { session_id: sessionId }),
        isNull(support_views.stopped_at),
        gt(support_views.ends_at, now),
      ),
    )
    .returning({ account_id: accounts.id });
  return stopped.map(({ account_id }) => account_id);
}

/** When a user's account was looked at, the newest first. As the user. */
export async function listSupportViews(
  tx: Transaction,
  personId: PersonId,
): Promise<{ items: SupportView[] }> {
  const rows = await tx
    .select({
      id: support_views.id,
      reason: support_views.reason,
      started_at: support_views.started_at,
      ends_at: sql<string>`coalesce(${support_views.stopped_at}, ${support_views.ends_at})`,
    })
    .from(support_views)
    .where(matching(support_views, { user_id: personId }))
    .orderBy(desc(support_views.started_at), desc(support_views.id))
    .limit(SUPPORT_VIEWS_MAX);
  return {
    items: rows.map((row) => ({
      ...row,
      started_at: row.started_at.toISOString(),
      ends_at: new Date(row.ends_at).toISOString(),
    })),
  };
}
