import type { UserRole } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';

/** What signing in knows of a user. */
export interface Account {
  role: UserRole;
  is_active: boolean;
  email_verified: boolean;
  two_factor_enabled: boolean;
  created_at: Date;
  deletion_asked_at: Date | null;
  erasure_begun_at: Date | null;
}

interface AccountColumns extends Record<string, unknown> {
  role: UserRole;
  is_active: boolean;
  email_verified: boolean;
  two_factor_enabled: boolean;
  created_at: string;
  deletion_asked_at: string | null;
  erasure_begun_at: string | null;
}

/** An account, by the service role; with `lock` its row stays locked. @throws NOT_FOUND */
export async function getAccount(
  tx: Transaction,
  personId: PersonId,
  { lock = false }: { lock?: boolean } = {},
): Promise<Account> {
  const found = await tx.execute<AccountColumns>(
    sql`select role, is_active, email_verified, two_factor_enabled, created_at, deletion_asked_at, erasure_begun_at
        from auth."user" where id = ${personId} ${lock ? sql`for update` : sql``}`,
  );
  const [row] = found.rows;
  if (row === undefined) throw notFound();
  const { deletion_asked_at, erasure_begun_at } = row;
  return {
    ...row,
    created_at: new Date(row.created_at),
    deletion_asked_at: deletion_asked_at === null ? null : new Date(deletion_asked_at),
    erasure_begun_at: erasure_begun_at === null ? null : new Date(erasure_begun_at),
  };
}

/** How many sessions of an account have not ended. */
export async function countLiveSessions(tx: Transaction, personId: PersonId): Promise<number> {
  const found = await tx.execute<{ sessions: number }>(
    sql`select count(*)::int as sessions from auth.session where user_id = ${personId} and expires_at > now()`,
  );
  return found.rows[0]?.sessions ?? 0;
}

/** Sets an account active or not. */
export async function setActive(tx: Transaction, personId: PersonId, isActive: boolean): Promise<void> {
  await tx.execute(
    sql`update auth."user" set is_active = ${isActive}, updated_at = now() where id = ${personId}`,
  );
}

/** Counts an account's address as confirmed. */
export async function setEmailVerified(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.execute(
    sql`update auth."user" set email_verified = true, updated_at = now() where id = ${personId}`,
  );
}

/** Changes what signing in keeps of a user. */
export async function changeAccount(
  tx: Transaction,
  personId: PersonId,
  { name, role }: { name?: string | undefined; role?: UserRole | undefined },
): Promise<void> {
  await tx.execute(
    sql`update auth."user" set name = coalesce(${name ?? null}, name), role = coalesce(${role ?? null}, role),
          updated_at = now() where id = ${personId}`,
  );
}

/** Lets a user sign in by the password alone; the app and the recovery codes open nothing any more. */
export async function deleteAuthenticator(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.execute(sql`delete from auth.two_factor where user_id = ${personId}`);
  await tx.execute(
    sql`update auth."user" set two_factor_enabled = false, updated_at = now() where id = ${personId}`,
  );
}
