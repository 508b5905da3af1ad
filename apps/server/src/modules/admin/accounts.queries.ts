import type { UserRole } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';

/** What signing in knows of a user. */
export interface Account {
  role: UserRole;
  is_active: boolean;
  email_verified: boolean;
  created_at: Date;
}

/** An account, by the service role; with `lock` its row stays locked. @throws NOT_FOUND */
export async function getAccount(
  tx: Transaction,
  userId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Account> {
  const found = await tx.execute<{
    role: UserRole;
    is_active: boolean;
    email_verified: boolean;
    created_at: string;
  }>(
    sql`select role, is_active, email_verified, created_at from auth."user" where id = ${userId}
        ${lock ? sql`for update` : sql``}`,
  );
  const [row] = found.rows;
  if (row === undefined) throw notFound();
  return { ...row, created_at: new Date(row.created_at) };
}

/** How many sessions of an account have not ended. */
export async function countLiveSessions(tx: Transaction, userId: string): Promise<number> {
  const found = await tx.execute<{ sessions: number }>(
    sql`select count(*)::int as sessions from auth.session where user_id = ${userId} and expires_at > now()`,
  );
  return found.rows[0]?.sessions ?? 0;
}

/** Sets an account active or not. */
export async function setActive(tx: Transaction, userId: string, isActive: boolean): Promise<void> {
  await tx.execute(
    sql`update auth."user" set is_active = ${isActive}, updated_at = now() where id = ${userId}`,
  );
}

/** Ends every session of an account; returns how many there were. */
export async function endSessions(tx: Transaction, userId: string): Promise<number> {
  const ended = await tx.execute(sql`delete from auth.session where user_id = ${userId}`);
  return ended.rowCount ?? 0;
}

/** Changes what signing in keeps of a user. */
export async function changeAccount(
  tx: Transaction,
  userId: string,
  { name, role }: { name?: string | undefined; role?: UserRole | undefined },
): Promise<void> {
  await tx.execute(
    sql`update auth."user" set name = coalesce(${name ?? null}, name), role = coalesce(${role ?? null}, role),
          updated_at = now() where id = ${userId}`,
  );
}

/**
 * True when some other active administrator would be left. Their rows are locked: of two who take each other's role at
 * once, the second sees what the first did.
 */
export async function hasOtherAdministrator(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx.execute<{ id: string }>(
    sql`select id from auth."user" where role = 'admin' and is_active order by id for update`,
  );
  return found.rows.some(({ id }) => id !== userId);
}
