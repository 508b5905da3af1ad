import { randomBytes } from 'node:crypto';
import { account as accounts, user } from '../../auth/auth.tables.ts';
import type { Auth } from '../../auth/auth.ts';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { newId } from '../../lib/ids.ts';

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
    await ensureAccount(auth, authPool, {
      email: settings.email,
      password: settings.password,
      role: 'admin',
    });
    return null;
  }
  const administrators = await authPool.query(`select 1 from auth."user" where role = 'admin' limit 1`);
  if (administrators.rowCount !== 0) return null;
  const signIn = { email: 'admin@answerscope.local', password: randomPassword() };
  await ensureAccount(auth, authPool, { ...signIn, role: 'admin' });
  return signIn;
}

/** Makes the demonstration account when it is missing, with a random password. Null when it is there already. */
export async function seedDemonstrationAccount(
  auth: Auth,
  authPool: Pool,
): Promise<(SignIn & { userId: string }) | null> {
  const signIn = { email: 'demo@answerscope.local', password: randomPassword() };
  const userId = await ensureAccount(auth, authPool, { ...signIn, role: 'user' });
  return userId === null ? null : { ...signIn, userId };
}

/** Returns the new account's id, or null when the address has an account already (its role is set, nothing else). */
async function ensureAccount(
  auth: Auth,
  authPool: Pool,
  account: SignIn & { role: 'admin' | 'user' },
): Promise<string | null> {
  const email = account.email.trim().toLowerCase();
  const existing = await authPool.query(`update auth."user" set role = $2 where email = $1 returning id`, [
    email,
    account.role,
  ]);
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
