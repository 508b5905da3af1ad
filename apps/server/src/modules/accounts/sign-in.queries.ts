import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { session, account as signIns, user } from '../../auth/auth.tables.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import { type AccountId, newId, type PersonId } from '../../lib/ids.ts';
import { accounts, persons } from './accounts.tables.ts';

/** True when there is any administrator. */
export async function hasAdministrator(authPool: Pool): Promise<boolean> {
  const found = await authPool.query(`select 1 from auth."user" where role = 'admin' limit 1`);
  return found.rowCount !== 0;
}

/** The person with an address, their first account and when they signed up, or null. */
export async function findAccountOf(
  tx: Transaction,
  email: string,
): Promise<{ personId: PersonId; accountId: AccountId; createdAt: Date } | null> {
  const found = await tx
    .select({ personId: user.id, accountId: accounts.id, createdAt: user.createdAt })
    .from(user)
    .innerJoin(accounts, eq(accounts.owner_id, user.id))
    .where(eq(user.email, email));
  return found[0] ?? null;
}

/** Makes an account that signs in by a password, its address confirmed. */
export async function insertAccount(
  tx: Transaction,
  {
    hash,
    ...account
  }: {
    id: PersonId;
    name: string;
    email: string;
    role: 'admin' | 'user';
    createdAt?: Date | undefined;
    hash: string;
  },
): Promise<void> {
  await tx.insert(user).values({ ...account, emailVerified: true });
  await tx.insert(signIns).values({
    id: newId(),
    userId: account.id,
    accountId: account.id,
    providerId: 'credential',
    password: hash,
  });
}

/** Makes an account as old as its rows; one that is older stays. */
export async function dateAccountBack(tx: Transaction, personId: PersonId, since: Date): Promise<void> {
  await tx
    .update(user)
    .set({ createdAt: since })
    .where(and(eq(user.id, personId), gt(user.createdAt, since)));
}

/** Gives an account another password. */
export async function setPassword(tx: Transaction, personId: PersonId, hash: string): Promise<void> {
  await tx.update(signIns).set({ password: hash }).where(eq(signIns.userId, personId));
}

/** Copies name and language of the profile to where signing in reads them. By the service role. */
export async function copyProfileToAccount(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.execute(
    sql`update auth."user" u set name = p.full_name, language = p.interface_language, updated_at = now() from persons p
        where p.id = u.id and u.id = ${personId}`,
  );
}

/** The picture of a user, as signing in keeps it; null without one. By the service role. */
export async function findImage(tx: Transaction, personId: PersonId): Promise<string | null> {
  const found = await tx.execute<{ image: string | null }>(
    sql`select image from auth."user" where id = ${personId}`,
  );
  return found.rows[0]?.image ?? null;
}

/** Sets the picture of a user, for the profile and for signing in; null takes it away. By the service role. */
export async function setImage(
  tx: Transaction,
  personId: PersonId,
  { imageUrl, at }: { imageUrl: string | null; at: Date },
): Promise<void> {
  await tx.update(persons).set({ image_url: imageUrl, updated_at: at }).where(eq(persons.id, personId));
  await tx.execute(
    sql`update auth."user" set image = ${imageUrl}, updated_at = ${at} where id = ${personId}`,
  );
}

/** Makes an administrator of an ordinary user of that address: another password, and every session ends. Returns whom. */
export async function promoteAccount(tx: Transaction, email: string, hash: string): Promise<PersonId[]> {
  const promoted = await tx
    .update(user)
    .set({ role: 'admin' })
    .where(and(eq(user.email, email), ne(user.role, 'admin')))
    .returning({ id: user.id });
  for (const { id } of promoted) {
    await tx.update(signIns).set({ password: hash }).where(eq(signIns.userId, id));
    await tx.delete(session).where(eq(session.userId, id));
  }
  return promoted.map(({ id }) => id);
}

/**
 * True when some other active administrator would be left. Their rows are locked: of two who take each other's role at
 * once, the second sees what the first did.
 */
export async function hasOtherAdministrator(tx: Transaction, personId: PersonId): Promise<boolean> {
  const found = await tx.execute<{ id: string }>(
    sql`select id from auth."user"
        where role = 'admin' and is_active and deletion_asked_at is null order by id for update`,
  );
  return found.rows.some(({ id }) => id !== personId);
}
