import { and, eq, ne } from 'drizzle-orm';
import { account as accounts, session, user } from '../../auth/auth.tables.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import { newId } from '../../lib/ids.ts';

/** True when there is any administrator. */
export async function hasAdministrator(authPool: Pool): Promise<boolean> {
  const found = await authPool.query(`select 1 from auth."user" where role = 'admin' limit 1`);
  return found.rowCount !== 0;
}

/** The account of an address and when it was made, or null. */
export async function findAccountOf(
  tx: Transaction,
  email: string,
): Promise<{ userId: string; createdAt: Date } | null> {
  const found = await tx
    .select({ userId: user.id, createdAt: user.createdAt })
    .from(user)
    .where(eq(user.email, email));
  return found[0] ?? null;
}

/** Makes an account that signs in by a password, its address confirmed. */
export async function insertAccount(
  tx: Transaction,
  { hash, ...account }: { id: string; name: string; email: string; role: 'admin' | 'user'; hash: string },
): Promise<void> {
  await tx.insert(user).values({ ...account, emailVerified: true });
  await tx.insert(accounts).values({
    id: newId(),
    userId: account.id,
    accountId: account.id,
    providerId: 'credential',
    password: hash,
  });
}

/** Makes an administrator of an ordinary user of that address: another password, and every session ends. */
export async function promoteAccount(tx: Transaction, email: string, hash: string): Promise<void> {
  const promoted = await tx
    .update(user)
    .set({ role: 'admin' })
    .where(and(eq(user.email, email), ne(user.role, 'admin')))
    .returning({ id: user.id });
  for (const { id } of promoted) {
    await tx.update(accounts).set({ password: hash }).where(eq(accounts.userId, id));
    await tx.delete(session).where(eq(session.userId, id));
  }
}
