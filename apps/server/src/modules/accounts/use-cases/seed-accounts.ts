import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { account as accounts, session, user } from '../../../auth/auth.tables.ts';
import type { Auth } from '../../../auth/auth.ts';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';

export interface SignIn {
  email: string;
  password: string;
}

/** A password a person can type: 20 characters of base64url with a letter and a digit in it. */
function randomPassword(): string {
  return `${randomBytes(14).toString('base64url')}a1`;
}

/**
 * Makes the administrator the settings name, or on the very first start one with a random password.
 * Returns the sign-in to print, only when it was made here and its password is not from the settings.
 */
export async function seedAdministrator(
  auth: Auth,
  authPool: Pool,
  settings: { email: string | null; password: string | null },
): Promise<SignIn | null> {
  if (settings.email !== null && settings.password !== null) {
    await ensureAdministrator(auth, authPool, { email: settings.email, password: settings.password });
    return null;
  }
  const administrators = await authPool.query(`select 1 from auth."user" where role = 'admin' limit 1`);
  if (administrators.rowCount !== 0) return null;
  const signIn = { email: 'admin@answerscope.local', password: randomPassword() };
  await ensureAccount(auth, authPool, { ...signIn, role: 'admin' });
  return signIn;
}

/** The address of the ready-made account of a demonstration. */
export const DEMONSTRATION_EMAIL = 'demo@answerscope.local';

/** Makes the demonstration account when it is missing, with a random password. Null when it is there already. */
export async function seedDemonstrationAccount(
  auth: Auth,
  authPool: Pool,
): Promise<(SignIn & { userId: string }) | null> {
  const signIn = { email: DEMONSTRATION_EMAIL, password: randomPassword() };
  const userId = await ensureAccount(auth, authPool, { ...signIn, role: 'user' });
  return userId === null ? null : { ...signIn, userId };
}

/** The demonstration account and when it was made; null on an installation that never had one. */
export async function findDemonstrationAccount(
  authPool: Pool,
): Promise<{ userId: string; createdAt: Date } | null> {
  return inTransaction(authPool, null, async (tx) => {
    const found = await tx
      .select({ userId: user.id, createdAt: user.createdAt })
      .from(user)
      .where(eq(user.email, DEMONSTRATION_EMAIL));
    return found[0] ?? null;
  });
}

/**
 * Makes the administrator of the settings. Whoever registered that address before as an ordinary user does not keep
 * it: the password becomes the settings' one and every session of the account ends.
 */
async function ensureAdministrator(auth: Auth, authPool: Pool, signIn: SignIn): Promise<void> {
  if ((await ensureAccount(auth, authPool, { ...signIn, role: 'admin' })) !== null) return;
  const { password } = await auth.$context;
  const hash = await password.hash(signIn.password);
  await inTransaction(authPool, null, async (tx) => {
    const promoted = await tx
      .update(user)
      .set({ role: 'admin' })
      .where(and(eq(user.email, signIn.email.trim().toLowerCase()), ne(user.role, 'admin')))
      .returning({ id: user.id });
    for (const { id } of promoted) {
      await tx.update(accounts).set({ password: hash }).where(eq(accounts.userId, id));
      await tx.delete(session).where(eq(session.userId, id));
    }
  });
}

/** Returns the new account's id, or null when the address has an account already (nothing of it changes). */
async function ensureAccount(
  auth: Auth,
  authPool: Pool,
  account: SignIn & { role: 'admin' | 'user' },
): Promise<string | null> {
  const email = account.email.trim().toLowerCase();
  const existing = await authPool.query(`select 1 from auth."user" where email = $1`, [email]);
  if (existing.rowCount !== 0) return null;
  const { password } = await auth.$context;
  const hash = await password.hash(account.password);
  const id = newId();
  await inTransaction(authPool, null, async (tx) => {
    const name = account.role === 'admin' ? 'Administrator' : 'Demo User';
    await tx.insert(user).values({ id, name, email, emailVerified: true, role: account.role });
    await tx
      .insert(accounts)
      .values({ id: newId(), userId: id, accountId: id, providerId: 'credential', password: hash });
  });
  return id;
}
